import { CallError } from "@livery/contract";
import { type Kysely, sql } from "kysely";
import { anyId } from "../../db/any-id.ts";
import type { Schema } from "../../db/schema.ts";
import { type Actor, requirePermission } from "../panel-context.ts";
import { seesDealer } from "../scope.ts";

/** Requires that a dealer named by a filter is in the actor's scope. Throws `dealer_not_found`; undefined names none. */
export async function requireVisible(db: Kysely<Schema>, actor: Actor, dealerId: number | undefined): Promise<void> {
  if (dealerId === undefined) return;
  const { rows } = await sql`
    select from dealer where dealer.dealer_id = ${anyId(dealerId)} and ${seesDealer(actor, requirePermission(actor, "user.view"))}`.execute(
    db,
  );
  if (rows.length === 0) throw new CallError("dealer_not_found", { path: "filter.dealerId" });
}
