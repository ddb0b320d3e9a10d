import { type Kysely, sql } from "kysely";
import type { DealerLimits } from "../../accounts/dealer-path.ts";
import type { Schema } from "../../db/schema.ts";
import { letsSell } from "./path.ts";

/** A dealer's terms for the bets below it. */
export interface LockedTerms {
  readonly limits: DealerLimits;
  /** Minor units; null: no limit (I11). */
  readonly exposureLimit: bigint | null;
  readonly couponSale: boolean;
}

/** The terms of dealers, locked root first (money: lock order). */
export async function lockTerms(trx: Kysely<Schema>, dealerIds: readonly number[]): Promise<readonly LockedTerms[]> {
  const { rows } = await sql<LockedTerms>`
    select limits, exposure_limit as "exposureLimit", ${letsSell("dealer")} as "couponSale"
    from dealer where dealer_id = any (${dealerIds}::integer[]) order by depth for share`.execute(trx);
  return rows;
}

/** The limits of dealers, locked root first. */
export async function lockLimits(trx: Kysely<Schema>, dealerIds: readonly number[]): Promise<readonly DealerLimits[]> {
  return (await lockTerms(trx, dealerIds)).map(({ limits }) => limits);
}
