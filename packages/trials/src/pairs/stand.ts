import { sql } from "kysely";
import type { RequestedSelection } from "@livery/contract";
import { mustBe } from "../must.ts";
import type { Operation, Operations } from "../operations.ts";
import { prematch, reloadPrices, type World, type WorldBettor } from "../world.ts";

/** Two operations that race: created for every order, with their allowed results. */
export interface Pair {
  readonly name: string;
  readonly meet: () => Promise<readonly [Operation, Operation]>;
  /** The allowed results in the order of the operations; each is compared as a prefix. */
  readonly allowed: readonly (readonly [string, string])[];
  /** Checks the results, and restores the state for the next order. */
  readonly also?: (results: readonly string[], ended: readonly number[]) => unknown;
}

/** Allows the two results in either order. */
export const either = (one: string, other: string): Pair["allowed"] => [
  [one, other],
  [other, one],
];

/** A player's initial cash, minor units. */
export const home = 10_000;
/** The first live match. */
export const inLive = prematch;

/** The newest coupon: a bet placed after the query has another. */
export const lastCoupon = "select coalesce(max(coupon_id), 0) from coupon";
/** Its status. */
export const lastStatus = "select status from coupon order by coupon_id desc limit 1";
/** The newest posting. */
export const lastPosting = "select coalesce(max(transaction_id), 0) from ledger_transaction";

/** The place of the races: one world, restored after every order. */
export class Stand {
  readonly op: Operations;
  readonly world: World;
  readonly alice: WorldBettor;
  readonly bashir: WorldBettor;
  /** The part of a dealer's exposure limit that the racing bets use. */
  readonly exposureSlot: number;

  constructor(op: Operations, exposureSlot: number) {
    this.op = op;
    this.exposureSlot = exposureSlot;
    this.world = op.world;
    ({ alice: this.alice, bashir: this.bashir } = op.world.bettors);
  }

  /**
   * A statement, and the value of a query once it is committed: operations that were checked before must not change the value
   * later.
   */
  thenSees(text: string, query: string): Operation {
    return async (connection) => {
      await sql.raw(text).execute(connection.db);
      return `done ${await this.value(query, connection.db)}`;
    };
  }

  /** The single value of a query; `also` checks that it is still the one of thenSees. */
  async value(query: string, db = this.world.db): Promise<string> {
    const { rows } = await sql<{ value: unknown }>`select (${sql.raw(query)})::text as value`.execute(db);
    return String(rows[0]?.value);
  }

  async sawTheLast(results: readonly string[], query: string): Promise<void> {
    mustBe([...results], [results[0], `done ${await this.value(query)}`]);
  }

  /** Home wins of two markets of a match at current prices; the one with the higher id is stored first in the table. */
  async twoMarkets(match: number): Promise<readonly RequestedSelection[]> {
    const matchId = this.world.matchIds[match] ?? 0;
    await sql`
      do $$ declare v_id integer; begin
        for v_id in select market_id from market where match_id = ${sql.lit(matchId)} order by market_id desc loop
          update market set status = status where market_id = v_id;
        end loop;
      end $$`.execute(this.world.db);
    await reloadPrices(this.world);
    return Promise.all(
      [[1, 1] as const, [10, 9] as const].map(async ([marketTypeId, outcomeId]) => ({
        matchId,
        marketTypeId,
        outcomeId,
        special: "",
        odds: await this.world.odds(matchId, marketTypeId, outcomeId, ""),
        banker: false,
      })),
    );
  }

  /** A live bet whose delay is over. */
  async pending(): Promise<number> {
    await this.op.fund(this.alice, home);
    this.world.delaySeconds = 60;
    const coupon = await this.op.coupon(this.alice, inLive, 500, true);
    this.world.delaySeconds = 0;
    await sql`update coupon_pending set decide_at = clock_timestamp()`.execute(this.world.db);
    return coupon;
  }

  async over(match: number): Promise<void> {
    await sql`update match set status = 'ended', result = '{"ft": [1, 0], "ht": [0, 0], "et": null, "p": null, "goals": [], "source": "file"}'
      where match_id = ${this.world.matchIds[match]}`.execute(this.world.db);
  }

  /** Restores the match to its undecided state, for the next order. */
  async reopened(match: number): Promise<void> {
    const matchId = this.world.matchIds[match];
    const { db } = this.world;
    await sql`update match set status = ${match < prematch ? "not_started" : "live"}, result = null, voided = false, status_before = null, decided = false
      where match_id = ${matchId}`.execute(db);
    await sql`update match set applied = facts where match_id = ${matchId}`.execute(db);
    await sql`update outcome set result = null where market_id in (select market_id from market where match_id = ${matchId})`.execute(
      db,
    );
    await sql`update market set status = 'open', ruling = null where match_id = ${matchId}`.execute(db);
    await reloadPrices(this.world);
  }

  /** Pays everything that is due. */
  async settled(): Promise<void> {
    await this.op.settle()({ db: this.world.db, pool: this.world.test.pool });
  }

  /** Pays the player's debt. */
  async paidUp(bettor: WorldBettor): Promise<void> {
    await this.settled();
    const { rows } = await sql<{ owed: bigint }>`
      select -balance as owed from ledger_account where kind = 'receivable' and owner_id = ${bettor.userId} and balance < 0`.execute(
      this.world.db,
    );
    if (rows[0] !== undefined)
      await this.op.credit(
        "panelUserSend",
        "high-street",
        bettor,
        Number(rows[0].owed),
      )({ db: this.world.db, pool: this.world.test.pool });
  }

  /** Only the dealer of alice and bashir gets a limit: the current exposure plus an amount; null for none. */
  async limit(more: number | null): Promise<void> {
    const { db, tenantId } = this.world;
    const { rows } = await sql<{ open: string }>`
      select coalesce(sum(exposure), 0)::text as open from coupon where status in ('open', 'pending')`.execute(db);
    const limit = more === null ? null : String(BigInt(rows[0]?.open ?? 0) + BigInt(more));
    await sql`update dealer set exposure_limit = ${limit}::bigint where name = 'high-street' and tenant_id = ${tenantId}`.execute(
      db,
    );
  }
}
