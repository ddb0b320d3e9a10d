import type { Kysely } from "kysely";
import pLimit, { type LimitFunction } from "p-limit";
import { type DealerPath, loadDealerPath } from "../accounts/dealer-path.ts";
import type { Player } from "../accounts/player.ts";
import { RowCache } from "../cache.ts";
import { PriceBook } from "../catalogue/price-book.ts";
import type { Schema } from "../db/schema.ts";
import type { TenantPool } from "../db/tenant.ts";
import type { Live } from "../live/live.ts";
import type { Log } from "../log.ts";

/** The part of the live code that bets depend on. */
export type LiveOffer = Pick<Live, "quote" | "position">;

/** The dependencies of placements. */
export interface BettingService {
  readonly db: Kysely<Schema>;
  /** Its connections run place_coupon, one round trip a bet. */
  readonly pool: TenantPool;
  readonly book: PriceBook;
  /** Prices of live matches from the tick in memory (D50); null on a server without a source. */
  readonly live: LiveOffer | null;
  readonly players: RowCache<number, Player | null>;
  /** The dealers above a player, by the id of the player's dealer; a change of one dealer affects all players below it. */
  readonly dealers: RowCache<number, DealerPath>;
  /** Runs one after the other the bets that need room in their dealers' slots (I11). */
  readonly exposureQueue: LimitFunction;
  /** How many minor units one unit of a currency has. Currencies do not change. */
  readonly minorUnits: RowCache<string, bigint>;
}

export interface BettingServiceParts {
  readonly db: Kysely<Schema>;
  readonly pool: TenantPool;
  readonly players: RowCache<number, Player | null>;
  readonly live?: LiveOffer | null;
  readonly log: Log;
}

/** Creates a betting service with an empty price book: `book.load()` fills it. */
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
