import type { OutcomeRef } from "@livery/feed";
import { type Kysely, sql } from "kysely";
import type { Schema } from "../../db/schema.ts";
import type { Log } from "../../log.ts";
import type { StoredMarket } from "../publisher/live-record.ts";
import { limitsByOutcome, limitsIn, type StoredOutcomeLimits } from "../publisher/read-stored.ts";
import { marketKey } from "../sources/ingest/ingested-match.ts";

/** The stored state of a live match that another node publishes: what a bet needs besides the price. */
export interface StoredMatch {
  readonly run: string;
  readonly markets: ReadonlyMap<string, FoundMarket>;
}

interface FoundMarket extends StoredMarket {
  readonly marketId: number;
}

/** Stored live matches, read again when a match is marked as changed. */
export class StoredMatches {
  readonly #db: Kysely<Schema>;
  readonly #log: Log;
  readonly #matches = new Map<number, StoredMatch | null>();
  readonly #stale = new Set<number>();
  #reading = false;

  constructor(db: Kysely<Schema>, log: Log) {
    this.#db = db;
    this.#log = log;
  }

  /** A match's market; null if nothing is known of it, or not yet. */
  market({ matchId, marketTypeId, special }: Omit<OutcomeRef, "outcomeId">) {
    const match = this.#matches.get(matchId) ?? null;
    const market = match?.markets.get(marketKey({ marketTypeId, special }));
    return match === null || market === undefined ? null : { run: match.run, market };
  }

  /** Caches these matches and no others. */
  retain(matchIds: ReadonlySet<number>): void {
    for (const id of this.#matches.keys()) if (!matchIds.has(id)) this.#matches.delete(id);
    const added = [...matchIds].filter((id) => !this.#matches.has(id));
    for (const id of added) this.#matches.set(id, null);
    this.invalidate(added);
  }

  /** Marks matches as changed in the database. Matches that could not be read before are retried with them. */
  invalidate(matchIds: Iterable<number>): void {
    for (const id of matchIds) if (this.#matches.has(id)) this.#stale.add(id);
    void this.#read();
  }

  /** Marks all matches as changed, because notifications may have been missed. */
  invalidateAll(): void {
    this.invalidate(this.#matches.keys());
  }

  async #read(): Promise<void> {
    if (this.#reading) return;
    this.#reading = true;
    while (this.#stale.size > 0) {
      const ids = [...this.#stale];
      this.#stale.clear();
      try {
        const read = await readMatches(this.#db, ids);
        for (const id of ids) if (this.#matches.has(id)) this.#matches.set(id, read.get(id) ?? null);
      } catch (error) {
        this.#log.warn({ err: error }, "the markets of live matches could not be read; that is tried again");
        for (const id of ids) this.#stale.add(id);
        break;
      }
    }
    this.#reading = false;
  }
}

async function readMatches(db: Kysely<Schema>, ids: readonly number[]): Promise<ReadonlyMap<number, StoredMatch>> {
  const { rows } = await sql<{
    match_id: number;
    run: string;
    market_id: number;
    market_type_id: number;
    special: string;
    status: string;
    version: bigint;
    limits: StoredOutcomeLimits;
  }>`
    select match_id, run, market_id, market_type_id, special, status, version, ${limitsByOutcome} as limits
    from live_match join market using (match_id) where match_id = any (${ids}::integer[])`.execute(db);
  const matches = new Map<number, { run: string; markets: Map<string, FoundMarket> }>();
  for (const { match_id, run, market_id, market_type_id, special, status, version, limits } of rows) {
    const match = matches.get(match_id) ?? { run, markets: new Map<string, FoundMarket>() };
    matches.set(match_id, match);
    const key = marketKey({ marketTypeId: market_type_id, special });
    match.markets.set(key, { marketId: market_id, status, version, limits: limitsIn(limits) });
  }
  return matches;
}
