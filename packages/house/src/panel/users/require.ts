import { CallError, type Cell } from "@livery/contract";
import { type Kysely, sql } from "kysely";
import { anyId } from "../../db/any-id.ts";
import type { Schema } from "../../db/schema.ts";
import type { Actor } from "../panel-context.ts";
import { userInScope } from "../scope.ts";

/** Requires that a user named by a filter is in the cell's scope. Throws `user_not_found`; undefined names none. */
export async function requireInScope(
  db: Kysely<Schema>,
  actor: Actor,
  cell: Cell,
  playerId: number | undefined,
): Promise<void> {
  if (playerId === undefined) return;
  const { rows } = await sql`
    select from player where player_id = ${anyId(playerId)} and ${userInScope(actor, cell)}`.execute(db);
  if (rows.length === 0) throw new CallError("user_not_found", { path: "filter.playerId" });
}
