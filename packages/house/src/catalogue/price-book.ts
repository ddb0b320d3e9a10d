import { thousandths, type Thousandths } from "@livery/betting";
import { type Kysely, sql } from "kysely";
import type { Schema } from "../db/schema.ts";
import type { MarketStatus } from "../db/tables/catalogue.ts";
import type { Log } from "../log.ts";
import { limitColumns, limitsOf, type OutcomeLimits, type StoredLimits } from "./outcome-limits.ts";

export interface BookOutcome extends OutcomeLimits {
  readonly odds: Thousandths;
  readonly locked: boolean;
  readonly minTip: number;
}

export interface BookMarket {
  readonly marketId: number;
  /** Version of the state that the prices belong to; a bet is refused if the database has another (D55). */
  readonly version: bigint;
  readonly status: MarketStatus;
  readonly outcomes: ReadonlyMap<number, BookOutcome>;
}

export interface BookMatch {
  readonly matchId: number;
  readonly minTip: number;
  readonly markets: ReadonlyMap<string, BookMarket>;
}

/** A market's key within its match. */
export const marketKey = (marketTypeId: number, special: string): string => `${marketTypeId}|${special}`;

/** Matches that one statement reads: all of them could take longer than a statement may. */
const batchSize = 250;
const retryMs = 1000;

/**
 * The prices of all matches that have not begun, in memory. It follows the database's notifications (`livery_match`) and may lag
 * a moment; versions show that. Loads run one after the other, so that a later one never leaves an earlier state behind.
 */
export class PriceBook {
  readonly #db: Kysely<Schema>;
  readonly #log: Log;
  #matches: ReadonlyMap<number, BookMatch> = new Map();
  #queue: Promise<void> = Promise.resolve();
  readonly #changed = new Set<number>();
  #all = false;
  #scheduled: NodeJS.Timeout | undefined;
  #closed = false;

  constructor(db: Kysely<Schema>, log: Log) {
    this.#db = db;
    this.#log = log;
  }

  /** The match, if it has not begun as far as the book knows. */
  match(matchId: number): BookMatch | undefined {
    return this.#matches.get(matchId);
  }

  get size(): number {
    return this.#matches.size;
  }

  /** Loads every match that has not begun; what changes between two batches is notified, and follows. */
  load(): Promise<void> {
    return this.#enqueue(async () => {
      const matchIds = await upcomingMatches(this.#db);
      const matches = new Map<number, BookMatch>();
      for (let from = 0; from < matchIds.length; from += batchSize)
        for (const [id, match] of await readMatches(this.#db, matchIds.slice(from, from + batchSize)))
          matches.set(id, match);
      this.#matches = matches;
    });
  }

  /** Loads matches as they are in the database now. */
  refresh(matchIds: readonly number[]): Promise<void> {
    return this.#enqueue(async () => {
      const fresh = await readMatches(this.#db, matchIds);
      const matches = new Map(this.#matches);
      for (const matchId of matchIds) {
        const match = fresh.get(matchId);
        if (match === undefined) matches.delete(matchId);
        else matches.set(matchId, match);
      }
      this.#matches = matches;
    });
  }

  /** Marks matches as changed: ids with commas between them. */
  invalidate(payload: string): void {
    for (const id of payload.split(",")) this.#changed.add(Number(id));
    this.#schedule(0);
  }

  /** Marks all matches as changed, because notifications may have been missed. */
  invalidateAll(): void {
    this.#all = true;
    this.#schedule(0);
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#scheduled);
  }

  #enqueue(work: () => Promise<void>): Promise<void> {
    const queued = this.#queue.then(work);
    this.#queue = queued.catch(() => undefined);
    return queued;
  }

  #schedule(afterMs: number): void {
    if (this.#closed || this.#scheduled !== undefined) return;
    this.#scheduled = setTimeout(() => {
      this.#scheduled = undefined;
      void this.#follow();
    }, afterMs);
    this.#scheduled.unref();
  }

  async #follow(): Promise<void> {
    const everything = this.#all;
    const some = everything ? [...this.#changed] : [...this.#changed].slice(0, batchSize);
    this.#all = false;
    for (const id of some) this.#changed.delete(id);
    try {
      if (everything) await this.load();
      else if (some.length > 0) await this.refresh(some);
      if (this.#changed.size > 0) this.#schedule(0);
    } catch (error) {
      if (this.#closed) return;
      this.#log.warn({ err: error }, "prices could not be refreshed; trying again");
      this.#all ||= everything;
      for (const id of some) this.#changed.add(id);
      this.#schedule(retryMs);
    }
  }
}

type StoredOutcome = readonly [id: number, odds: number, locked: boolean, minTip: number, ...StoredLimits];

interface StoredMarket {
  readonly match_id: number;
  readonly min_tip: number;
  readonly market_id: number;
  readonly market_type_id: number;
  readonly special: string;
  readonly status: MarketStatus;
  readonly version: bigint;
  readonly outcomes: readonly StoredOutcome[];
}

async function upcomingMatches(db: Kysely<Schema>): Promise<readonly number[]> {
  const rows = await db.selectFrom("match").select("match_id").where("status", "=", "not_started").execute();
  return rows.map((row) => row.match_id);
}

async function readMatches(db: Kysely<Schema>, ids: readonly number[]): Promise<Map<number, BookMatch>> {
  const { rows } = await sql<StoredMarket>`
    select match.match_id, match.min_tip, market.market_id, market_type_id, special, market.status, market.version,
      coalesce((select json_agg(json_build_array(outcome_id, odds, locked, outcome.min_tip, ${limitColumns})) from outcome where outcome.market_id = market.market_id), '[]') as outcomes
    from match join market using (match_id)
    where match.status = 'not_started' and match.match_id = any (${ids}::integer[])`.execute(db);
  const matches = new Map<number, BookMatch & { readonly markets: Map<string, BookMarket> }>();
  for (const row of rows) {
    let match = matches.get(row.match_id);
    if (match === undefined) {
      match = { matchId: row.match_id, minTip: row.min_tip, markets: new Map() };
      matches.set(row.match_id, match);
    }
    match.markets.set(marketKey(row.market_type_id, row.special), {
      marketId: row.market_id,
      version: row.version,
      status: row.status,
      outcomes: new Map(row.outcomes.map((outcome) => [outcome[0], outcomeOf(outcome)])),
    });
  }
  return matches;
}

function outcomeOf([, odds, locked, minTip, ...limits]: StoredOutcome): BookOutcome {
  return { odds: thousandths(odds), locked, minTip, ...limitsOf(limits) };
}
