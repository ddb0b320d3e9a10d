import { type RawBuilder, sql } from "kysely";

/** Whether a player has money or owes some. */
export const hasMoney = (playerId: RawBuilder<unknown>): RawBuilder<boolean> => sql<boolean>`exists (
  select from ledger_account a where a.kind in ('cash', 'bonus', 'hold', 'receivable') and a.owner_id = ${playerId} and a.balance <> 0)`;
