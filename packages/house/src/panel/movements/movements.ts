import type { MovementRow, PanelPayload } from "@livery/contract/panel";
import { type Kysely, sql } from "kysely";
import type { Schema } from "../../db/schema.ts";
import { type Actor, requirePermission, type PanelHandler } from "../panel-context.ts";
import { csvFile } from "../lists/file.ts";
import { conditionsOf, since, until } from "../lists/filter.ts";
import { type List, listPage, listRows } from "../lists/answer-list.ts";
import { accountOf } from "./account.ts";
import { entryKey, movementColumns, readMovements } from "./movements.rows.ts";

type ListQuery = PanelPayload<"panelMovements">;
type By = NonNullable<ListQuery["sort"]>["by"];

/** Movements of the credit of the actor's dealer, of another dealer in scope, of a user's cash, or of all these; newest first. */
export const panelMovements: PanelHandler<"panelMovements"> = async ({ house, actor }, { filter, ...query }) =>
  listPage(house.db, await movementList(house.db, actor, filter), query);

/** The same movements as a file. */
export const panelMovementsExport: PanelHandler<"panelMovementsExport"> = async (
  { house, actor },
  { filter, sort },
) => {
  const list = await movementList(house.db, actor, filter);
  return csvFile(house.db, "movements", movementColumns, listRows(house.db, list, sort));
};

async function movementList(
  db: Kysely<Schema>,
  actor: Actor,
  { dealerId, playerId, ...filter }: ListQuery["filter"],
): Promise<List<MovementRow, By>> {
  const cell = requirePermission(actor, "movement.view");
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
        from: (day) => since(sql.ref("t.at"), day),
        to: (day) => until(sql.ref("t.at"), day),
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
