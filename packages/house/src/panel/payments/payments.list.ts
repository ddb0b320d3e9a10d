import type { PaymentStatus } from "@livery/contract";
import type { PanelPayload, PaymentRow } from "@livery/contract/panel";
import { sql } from "kysely";
import { anyId } from "../../db/any-id.ts";
import { requirePermission, type PanelContext } from "../panel-context.ts";
import { requireVisible } from "../dealers/require.ts";
import { beginning, conditionsOf, nameBeginning, since, until } from "../lists/filter.ts";
import type { List } from "../lists/answer-list.ts";
import { listHandlers } from "../lists/list-handlers.ts";
import { ofDealerTree, userInScope } from "../scope.ts";
import { panelZone } from "../sites.ts";
import { requireInScope } from "../users/require.ts";
import { awaitsSecondPerson, paymentColumns, readPaymentRows } from "./payments.rows.ts";

type ListQuery = PanelPayload<"panelPayments">;
type By = NonNullable<ListQuery["sort"]>["by"];

async function paymentList(
  context: PanelContext,
  { dealerId, ...filter }: ListQuery["filter"],
): Promise<List<PaymentRow, By>> {
  const { actor, house } = context;
  const { db } = house;
  const cell = requirePermission(actor, "movement.view");
  const zone = await panelZone(house, actor.tenantId);
  await requireVisible(db, actor, dealerId);
  await requireInScope(db, actor, cell, filter.playerId);
  return {
    from: sql`transfer_request payment join player using (player_id)`,
    where: [
      sql`payment.tenant_id = ${actor.tenantId}`,
      userInScope(actor, cell),
      ofDealerTree(dealerId),
      ...conditionsOf(filter, {
        search: (text) =>
          sql`(payment.reference like ${beginning(text.replaceAll(/[\s-]/g, "").toUpperCase())} or lower(player.user_name) like ${nameBeginning(text)})`,
        playerId: (id) => sql`payment.player_id = ${anyId(id)}`,
        siteId: (id) => sql`player.site_id = ${anyId(id)}`,
        methodId: (id) => sql`payment.method_id = ${anyId(id)}`,
        amountFrom: (amount) => sql`payment.amount >= ${amount}::bigint`,
        amountTo: (amount) => sql`payment.amount <= ${amount}::bigint`,
        direction: (direction) => sql`payment.direction = ${direction}`,
        status: (statuses: readonly PaymentStatus[]) => sql`payment.status = any (${statuses})`,
        awaitsSecondPerson: (waits) => sql`${awaitsSecondPerson} = ${waits}`,
        from: (day) => since(sql.ref("payment.requested_at"), day, zone),
        to: (day) => until(sql.ref("payment.requested_at"), day, zone),
      }),
    ],
    key: sql`payment.transfer_id`,
    orders: {
      requestedAt: { by: sql`payment.requested_at` },
      amount: { by: sql`payment.amount` },
      userName: { by: sql`lower(player.user_name) collate "C"` },
    },
    sort: { by: "requestedAt", descending: true },
    read: (keys) => readPaymentRows(db, context, cell.masked, keys),
  };
}

/** Deposits and withdrawals of the users in the actor's scope; newest first. */
export const { panelPayments, panelPaymentsExport } = listHandlers("panelPayments", paymentList, paymentColumns);
