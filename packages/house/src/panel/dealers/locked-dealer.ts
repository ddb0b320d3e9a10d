import { type Action, CallError } from "@livery/contract";
import { type Kysely, sql } from "kysely";
import { anyId } from "../../db/any-id.ts";
import type { Schema } from "../../db/schema.ts";
import { type Actor, requirePermission } from "../panel-context.ts";
import { type LockedTerms, lockTerms } from "../limits/locks.ts";
import { letsSell } from "../limits/path.ts";
import { dealerInScope } from "../scope.ts";

export interface LockedDealer extends LockedTerms {
  readonly dealerId: number;
  readonly name: string;
  readonly currency: string;
  /** The terms of the dealers above it, root first. */
  readonly above: readonly LockedTerms[];
}

/**
 * A dealer in the scope of the actor's cell of an action, locked after those above it, for a change of the version that was
 * shown. Throws `dealer_not_found`, and `version_conflict` if it was changed since.
 */
export async function lockDealer(
  trx: Kysely<Schema>,
  actor: Actor,
  action: Action,
  { dealerId, version }: { readonly dealerId: number; readonly version: number },
): Promise<LockedDealer> {
  const { rows: found } = await sql<{ dealerId: number; path: number[] }>`
    select dealer_id as "dealerId", path from dealer
    where dealer_id = ${anyId(dealerId)} and ${dealerInScope(actor, requirePermission(actor, action))}`.execute(trx);
  const [target] = found;
  if (!target) throw new CallError("dealer_not_found", { path: "dealerId" });
  const above = await lockTerms(trx, target.path.slice(0, -1));
  const { rows } = await sql<Omit<LockedDealer, "above"> & { readonly version: bigint }>`
    select dealer_id as "dealerId", name, currency, version, limits, exposure_limit as "exposureLimit", ${letsSell("dealer")} as "couponSale"
    from dealer where dealer_id = ${target.dealerId} for no key update`.execute(trx);
  const [{ version: now, ...dealer }] = rows as [(typeof rows)[number]];
  if (now !== BigInt(version))
    throw new CallError("version_conflict", { path: "version", params: { version: Number(now) } });
  return { ...dealer, above };
}
