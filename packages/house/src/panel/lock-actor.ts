import { CallError } from "@livery/contract";
import { type Kysely, sql } from "kysely";
import type { Schema } from "../db/schema.ts";
import type { Actor } from "./panel-context.ts";
import { flagsOf } from "./staff/sessions.ts";

/**
 * The actor with the flags of their dealer in this transaction: the dealer's row is locked first (money: lock order), so that
 * they hold until it ends. Throws `not_allowed` if the dealer is gone.
 */
export async function lockActor(trx: Kysely<Schema>, actor: Actor): Promise<Actor> {
  if (actor.dealerId === null) return actor;
  const { rows } = await sql<{ flags: Readonly<Record<string, unknown>> }>`
    select flags from dealer where dealer_id = ${actor.dealerId} for share`.execute(trx);
  const [dealer] = rows;
  if (!dealer) throw new CallError("not_allowed");
  return { ...actor, flags: flagsOf(dealer.flags) };
}
