import type { BonusStatus } from "@livery/contract";
import type { BonusRequestRow, PanelPayload } from "@livery/contract/panel";
import { sql } from "kysely";
import { anyId } from "../../db/any-id.ts";
import { requirePermission, type PanelContext } from "../panel-context.ts";
import { requireVisible } from "../dealers/require.ts";
import { conditionsOf, nameBeginning, since, until } from "../lists/filter.ts";
import type { List } from "../lists/answer-list.ts";
import { listHandlers } from "../lists/list-handlers.ts";
import { namesWith } from "../lists/names.ts";
import { ofDealerTree, userInScope } from "../scope.ts";
import { panelZone } from "../sites.ts";
import { requireInScope } from "../users/require.ts";
import { readRequestRows, requestColumns, requestedTitle } from "./request-rows.ts";

type ListQuery = PanelPayload<"panelBonusRequests">;
type By = NonNullable<ListQuery["sort"]>["by"];

async function requestList(
  { house, actor, lang }: PanelContext,
  { dealerId, ...filter }: ListQuery["filter"],
): Promise<List<BonusRequestRow, By>> {
  const { db } = house;
  const cell = requirePermission(actor, "user.view");
  const zone = await panelZone(house, actor.tenantId);
  await requireVisible(db, actor, dealerId);
  await requireInScope(db, actor, cell, filter.playerId);
  const from = sql`bonus_request r join player using (player_id)`;
  const { search = "", ...others } = filter;
  const where = [
    sql`r.tenant_id = ${actor.tenantId}`,
    userInScope(actor, cell),
    ofDealerTree(dealerId),
    ...conditionsOf(others, {
      playerId: (id) => sql`r.player_id = ${anyId(id)}`,
      siteId: (id) => sql`player.site_id = ${anyId(id)}`,
      bonusId: (id) => sql`r.bonus_id = ${anyId(id)}`,
      category: (category) => sql`r.asked->>'category' = ${category}`,
      status: (statuses: readonly BonusStatus[]) => sql`r.status = any (${statuses})`,
      from: (day) => since(sql.ref("r.requested_at"), day, zone),
      to: (day) => until(sql.ref("r.requested_at"), day, zone),
    }),
  ];
  // Each request has the titles that its bonus had then: those of the requests that the other filters leave.
  const titles = sql<{ name: string }>`
    select ${requestedTitle(lang)} as name from ${from} where ${sql.join(where, sql` and `)}`;
  const found = await namesWith(db, titles, search);
  return {
    from,
    where: [
      ...where,
      ...(search === ""
        ? []
        : [
            sql`(lower(player.user_name) like ${nameBeginning(search)} or ${requestedTitle(lang)} = any (${found}::text[]))`,
          ]),
    ],
    key: sql`r.request_id`,
    orders: {
      requestedAt: { by: sql`r.requested_at` },
      resolvedAt: { by: sql`r.resolved_at`, nullable: true },
      userName: { by: sql`lower(player.user_name) collate "C"` },
    },
    sort: { by: "requestedAt", descending: true },
    read: (keys) => readRequestRows(db, actor, lang, cell.masked, keys),
  };
}

/** Bonus requests of the users in the actor's scope; newest first. */
export const { panelBonusRequests, panelBonusRequestsExport } = listHandlers(
  "panelBonusRequests",
  requestList,
  requestColumns,
);
