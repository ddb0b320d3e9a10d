import type { MovementRow, PanelPayload } from "@livery/contract/panel";
import { sql } from "kysely";
import { requirePermission, type PanelContext } from "../panel-context.ts";
import { conditionsOf, since, until } from "../lists/filter.ts";
import type { List } from "../lists/answer-list.ts";
import { listHandlers } from "../lists/list-handlers.ts";
import { panelZone } from "../sites.ts";
import { accountOf } from "./account.ts";
import { entryKey, movementColumns, readMovements } from "./movements.rows.ts";

type ListQuery = PanelPayload<"panelMovements">;
type By = NonNullable<ListQuery["sort"]>["by"];

async function movementList(
  { house, actor }: PanelContext,
  { dealerId, playerId, ...filter }: ListQuery["filter"],
): Promise<List<MovementRow, By>> {
  const { db } = house;
  const cell = requirePermission(actor, "movement.view");
  const zone = await panelZone(house, actor.tenantId);
  const account = await accountOf(db, actor, cell, { dealerId, playerId });
  return {
    // Left joined, so that a history without a filter is counted and paged by its own index.
    from: sql`ledger_entry entry left join ledger_transaction t on t.transaction_id = entry.transaction_id`,
    where: [
      account === "all of the tenant"
        ? sql`entry.tenant_id = ${actor.tenantId} and entry.kind in ('cash', 'credit')`
        : sql`entry.account_id = ${account?.accountId ?? null}`,
      ...conditionsOf(filter, {
        kind: (kinds: readonly string[]) => sql`t.kind = any (${kinds})`,
        from: (day) => since(sql.ref("t.at"), day, zone),
        to: (day) => until(sql.ref("t.at"), day, zone),
      }),
    ],
    key: entryKey("entry"),
    // In the order of writing, so that an account's balances follow each other.
    orders: {
      at: { by: account === "all of the tenant" ? entryKey("entry") : sql`entry.seq` },
      amount: { by: sql`entry.amount` },
    },
    sort: { by: "at", descending: true },
    read: (keys) => readMovements(db, actor, cell.masked, keys),
  };
}

/** Movements of the credit of the actor's dealer, of another dealer in scope, of a user's cash, or of all these; newest first. */
export const { panelMovements, panelMovementsExport } = listHandlers("panelMovements", movementList, movementColumns);
