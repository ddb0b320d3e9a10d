import type { Kysely } from "kysely";
import pLimit, { type LimitFunction } from "p-limit";
import type pg from "pg";
import { type DealerPath, loadDealerPath } from "../accounts/dealer-path.ts";
import type { Player } from "../accounts/player.ts";
import { RowCache } from "../cache.ts";
import { PriceBook } from "../catalogue/price-book.ts";
import type { Schema } from "../db/schema.ts";
import type { Live } from "../live/live.ts";
import type { Log } from "../log.ts";

/** What of live matches a bet rests on. */
export type LiveOffer = Pick<Live, "quote" | "position">;

/** What placing a bet needs of a house. */
export interface BettingService {
  readonly db: Kysely<Schema>;
  /** Its connections run place_coupon, one round trip a bet. */
  readonly pool: pg.Pool;
  readonly book: PriceBook;
  /** Prices of live matches from the tick in memory (D50); null in a house without a source of them. */
  readonly live: LiveOffer | null;
  readonly players: RowCache<number, Player | null>;
  /** The dealers above a player, by the id of his own; a change of one is news of everybody below it. */
  readonly dealers: RowCache<number, DealerPath>;
  /** Bets that need room made in their dealers' slots (I11) do so one after the other. */
  readonly exposureQueue: LimitFunction;
  /** How many minor units one unit of a currency has. Currencies do not change. */
  readonly minorUnits: RowCache<string, bigint>;
}

export interface BettingServiceParts {
  readonly db: Kysely<Schema>;
  readonly pool: pg.Pool;
  readonly players: RowCache<number, Player | null>;
  readonly live?: LiveOffer | null;
  readonly log: Log;
}

/** A desk with an empty price book: `book.load()` fills it. */
export function createBettingService({ db, pool, players, live = null, log }: BettingServiceParts): BettingService {
  const minorUnits = new RowCache(async (currency: string) => {
    const { digits } = await db
      .selectFrom("currency")
      .select("digits")
      .where("code", "=", currency)
      .executeTakeFirstOrThrow();
    return 10n ** BigInt(digits);
  });
  const dealers = new RowCache((dealerId: number) => loadDealerPath(db, dealerId));
  return { db, pool, players, dealers, exposureQueue: pLimit(1), live, minorUnits, book: new PriceBook(db, log) };
}
