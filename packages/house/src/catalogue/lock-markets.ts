import type { Kysely } from "kysely";
import type { Schema } from "../db/schema.ts";
import type { ManualMarketResult } from "../db/tables/catalogue.ts";

export interface LockedMarket {
  readonly market_id: number;
  readonly match_id: number;
  readonly market_type_id: number;
  readonly special: string;
  /** The manual result, which has priority over the score; null if there is none. */
  readonly ruling: ManualMarketResult | null;
}

/**
 * Locks the markets of matches in the order of their ids, as every bet does, and returns them. A change of the markets of more
 * than one match, or of a match that has some, takes this lock first: otherwise a bet and the change could each wait for the
 * other.
 */
export async function lockMarkets(db: Kysely<Schema>, matchIds: readonly number[]): Promise<readonly LockedMarket[]> {
  if (matchIds.length === 0) return [];
  return db
    .selectFrom("market")
    .select(["market_id", "match_id", "market_type_id", "special", "ruling"])
    .where("match_id", "in", matchIds)
    .orderBy("market_id")
    .forUpdate()
    .execute();
}
