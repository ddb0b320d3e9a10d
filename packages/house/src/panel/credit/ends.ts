import { CallError } from "@livery/contract";
import { type Kysely, sql } from "kysely";
import { anyId } from "../../db/any-id.ts";
import type { Schema } from "../../db/schema.ts";
import { type Actor, requirePermission } from "../panel-context.ts";
import { userInScope } from "../scope.ts";
import { flagsOf } from "../staff/sessions.ts";
import type { OtherEnd } from "./move-credit.ts";

/** A dealer whose row is locked: its values hold until the transaction ends. */
export interface LockedDealer {
  readonly dealerId: number;
  readonly parentId: number | null;
  readonly name: string;
  readonly status: "active" | "passive";
  readonly currency: string;
}

/**
 * The actor's dealer and, if one is named, another of the tenant, locked root first (money: lock order), and the actor with the
 * flags of their dealer under the lock. Throws `not_allowed` if the actor acts for no dealer.
 */
export async function lockDealers(
  trx: Kysely<Schema>,
  actor: Actor,
  otherId?: number,
): Promise<{ readonly actor: Actor; readonly own: LockedDealer; readonly other: LockedDealer | undefined }> {
  const { rows } = await sql<LockedDealer & { readonly flags: Readonly<Record<string, unknown>> }>`
    select dealer_id as "dealerId", parent_id as "parentId", name, status, currency, flags from dealer
    where tenant_id = ${actor.tenantId} and dealer_id in (${actor.dealerId}::integer, ${anyId(otherId ?? 0)})
    order by depth, dealer_id for share`.execute(trx);
  const own = rows.find(({ dealerId }) => dealerId === actor.dealerId);
  if (!own) throw new CallError("not_allowed");
  return {
    actor: { ...actor, flags: flagsOf(own.flags) },
    own,
    other: rows.find(({ dealerId }) => dealerId === otherId),
  };
}

/** A user in the scope of the actor's cell of `credit.user`, locked. Throws `user_not_found` for any other. */
export async function lockUser(trx: Kysely<Schema>, actor: Actor, playerId: number): Promise<OtherEnd> {
  const { rows } = await sql<{ id: number; name: string; currency: string }>`
    select player_id as id, user_name as name, currency from player
    where player_id = ${anyId(playerId)} and ${userInScope(actor, requirePermission(actor, "credit.user"))} for share`.execute(
    trx,
  );
  const [user] = rows;
  if (!user) throw new CallError("user_not_found", { path: "playerId" });
  return { kind: "user", ...user };
}
