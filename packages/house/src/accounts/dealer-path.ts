import { minor } from "@livery/betting";
import type { KindLimits, UserInfo } from "@livery/contract";
import { type Kysely, sql } from "kysely";
import type { Schema } from "../db/schema.ts";
import type { StoredKindLimits } from "../db/tables/foundation.ts";

type Limits = UserInfo["limits"];

/** A dealer's own limits as stored; an absent field sets no limit. */
export type DealerLimits = Readonly<Partial<Record<keyof Limits, Partial<StoredKindLimits>>>>;

/** A dealer above a player, as it stood at `version` (D55). */
export interface PathDealer {
  readonly dealerId: number;
  readonly version: bigint;
  readonly limits: DealerLimits;
  /** Maximum exposure below the dealer, minor units; null: no limit (I11). */
  readonly exposureLimit: bigint | null;
}

/** From the top dealer down to the player's own dealer. */
export type DealerPath = readonly PathDealer[];

/** Loads a dealer and all dealers above it; empty if no dealer has this id. */
export async function loadDealerPath(db: Kysely<Schema>, dealerId: number): Promise<DealerPath> {
  const { rows } = await sql<PathDealer>`
    select above.dealer_id as "dealerId", above.version, above.limits, above.exposure_limit as "exposureLimit"
    from dealer own join dealer above on above.dealer_id = any (own.path)
    where own.dealer_id = ${dealerId} order by above.depth`.execute(db);
  return rows;
}

/** Returns the limits, tightened to those of the dealers: the tightest on the path applies. */
export function narrowed(path: readonly DealerLimits[], limits: Limits): Limits {
  const of = (kind: keyof Limits): KindLimits =>
    path.reduce((own, dealer) => narrowedBy(own, dealer[kind] ?? {}), limits[kind]);
  return { combine: of("combine"), multiple: of("multiple"), system: of("system") };
}

function narrowedBy(own: KindLimits, dealer: Partial<StoredKindLimits>): KindLimits {
  const least = (value: bigint, bound: number | undefined): bigint =>
    bound === undefined || value < BigInt(bound) ? value : BigInt(bound);
  const most = (value: bigint, bound: number | undefined): bigint =>
    bound === undefined || value > BigInt(bound) ? value : BigInt(bound);
  return {
    minTip: Math.max(own.minTip, dealer.minTip ?? 0),
    minStake: minor(most(own.minStake, dealer.minStake)),
    maxStake: minor(least(own.maxStake, dealer.maxStake)),
    maxPay: minor(least(own.maxPay, dealer.maxPay)),
    enabled: own.enabled && dealer.enabled !== false,
  };
}
