import { type OpenDatabase, openDatabase } from "@livery/house";
import type { OutcomeRef } from "@livery/feed";
import type { OpenDemo } from "./demo.ts";
import type { TopicPosition } from "./house-prices.ts";

/** A single as the house's database has it. */
export interface PlacedBet {
  readonly number: string;
  readonly status: string;
  readonly stake: bigint;
  /** Of its leg, in thousandths. */
  readonly odds: number;
  readonly ref: OutcomeRef;
  /** Where the house stood when it was placed; null before the match. */
  readonly priced: TopicPosition | null;
}

/** The coupons of a running demo, read beside its house. */
export class PlacedBets {
  readonly #database: OpenDatabase;

  private constructor(database: OpenDatabase) {
    this.#database = database;
  }

  static async open(demo: OpenDemo): Promise<PlacedBets> {
    return new PlacedBets(await openDatabase({ root: demo.root, purpose: "journey" }));
  }

  /** All singles, the oldest first. */
  async all(): Promise<readonly PlacedBet[]> {
    const { rows } = await this.#database.pool.query<
      Omit<PlacedBet, "ref"> & { readonly match: number; readonly type: number; outcome: number; special: string }
    >(
      `select number, status, stake, odds, match_id as match, market_type_id as type, outcome_id as outcome, special, feed->'priced' as priced
       from coupon join coupon_leg using (coupon_id) order by coupon_id`,
    );
    return rows.map(({ match, type, outcome, special, ...bet }) => ({
      ...bet,
      ref: { matchId: match, marketTypeId: type, outcomeId: outcome, special },
    }));
  }

  close(): Promise<void> {
    return this.#database.close();
  }
}
