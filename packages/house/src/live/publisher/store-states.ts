import { type Kysely, sql } from "kysely";
import type { Schema } from "../../db/schema.ts";
import type { StoredResult } from "../../db/tables/catalogue.ts";
import type { MatchState } from "../sources/match-state.ts";
import { playedOut } from "../sources/event.ts";
import type { SourceMatch } from "../sources/source.ts";
import { halfTimeOf, mayDecide } from "./recorded-scores.ts";
import type { LiveRecord, RecordMarket } from "./live-record.ts";

/** Thrown if another publisher has begun a later epoch: this one may not write any more. */
export class LeaseLost extends Error {
  constructor() {
    super("another publisher has the lease");
    this.name = "LeaseLost";
  }
}

/** Fences writes: only the publisher of the latest lease may make them. Throws LeaseLost. */
async function fence(db: Kysely<Schema>, epoch: number): Promise<void> {
  const lease = await sql<{ epoch: number }>`select epoch from live_lease for share`.execute(db);
  if (lease.rows[0]?.epoch !== epoch) throw new LeaseLost();
}

/**
 * Stores that a run's source was alive `agoMs` milliseconds ago (F9). A publisher of an earlier epoch cannot: bets would rely on
 * a publisher that has lost the lease (D50). Throws LeaseLost.
 */
export async function storeAlive(db: Kysely<Schema>, epoch: number, run: string, agoMs: number): Promise<void> {
  const { numAffectedRows } = await sql`
    update live_run set alive_at = greatest(alive_at, clock_timestamp() - ${agoMs}::double precision * interval '1 millisecond')
    from live_lease where run = ${run} and epoch = ${epoch}`.execute(db);
  if (numAffectedRows !== 1n) throw new LeaseLost();
}

/** Stores which markets accept bets, and reads their new versions. Throws LeaseLost. */
export async function storeStates(
  db: Kysely<Schema>,
  epoch: number,
  changes: ReadonlyMap<RecordMarket, "open" | "locked">,
): Promise<void> {
  const rows = JSON.stringify([...changes].map(([{ marketId }, status]) => ({ id: marketId, status })));
  const stored = await db.transaction().execute(async (trx) => {
    await fence(trx, epoch);
    const { rows: written } = await sql<{ market_id: number; status: string; version: bigint }>`
      with wanted as (select * from jsonb_to_recordset(${rows}::jsonb) as w(id integer, status text)),
        locked as materialized (select market_id from market where market_id in (select id from wanted) order by market_id for update)
      update market set status = wanted.status from wanted join locked on locked.market_id = wanted.id
      where market.market_id = wanted.id and market.status in ('open', 'locked')
      returning market.market_id, market.status, market.version`.execute(trx);
    return new Map(written.map(({ market_id, status, version }) => [market_id, { status, version }]));
  });
  for (const market of changes.keys()) {
    const now = stored.get(market.marketId);
    if (now !== undefined) market.stored = { ...market.stored, ...now };
  }
}

/** Closes markets and stores the score at half time, by which the server's due work settles them. Throws LeaseLost. */
export async function storeHalfTime(
  db: Kysely<Schema>,
  epoch: number,
  { matchId, state, source }: LiveRecord,
  past: readonly RecordMarket[],
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await fence(trx, epoch);
    await closeMarkets(
      trx,
      past.map(({ marketId }) => marketId),
    );
    await sql`
      update live_match set half_time = ${halfTimeOf(state, source)}::integer[] where match_id = ${matchId} and half_time is null`.execute(
      trx,
    );
  });
  for (const market of past) market.stored = { ...market.stored, status: "closed" };
}

async function closeMarkets(db: Kysely<Schema>, ids: readonly number[]): Promise<void> {
  await sql`
    with locked as materialized (select market_id from market where market_id = any (${ids}::integer[]) order by market_id for update)
    update market set status = 'closed' where market_id in (select market_id from locked) and status in ('open', 'locked')`.execute(
    db,
  );
}

/** The result as the catalogue stores it: the score after regular time (D20), and what came after. */
export function resultOf(state: MatchState, source: Pick<SourceMatch, "sportId">): StoredResult {
  const extra = state.regular !== null && state.status !== "ended";
  return {
    ft: state.regular,
    ht: halfTimeOf(state, source),
    et: extra ? state.score : null,
    p: state.shootout[0] === state.shootout[1] ? null : state.shootout,
    goals: [],
    source: "model",
  };
}

/** Whether a match's score decides bets: the match was played out, and the score is known. */
export function isDecidedByScore(record: Pick<LiveRecord, "state" | "ingested" | "source">): boolean {
  return playedOut.has(record.state.status) && mayDecide(record);
}

/** Locks the open markets of a run whose source has not been read yet: an earlier publisher opened them. Throws LeaseLost. */
export async function lockRun(db: Kysely<Schema>, epoch: number, run: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await fence(trx, epoch);
    await sql`
      with locked as materialized (
        select market_id from market join live_match using (match_id) where run = ${run} and status = 'open'
        order by market_id for update of market)
      update market set status = 'locked' where market_id in (select market_id from locked) and status = 'open'`.execute(
      trx,
    );
  });
}

/**
 * Ends a match with its result: its markets close with it, and the server's due work settles them. A match that was not played
 * out, or whose score is not certain, is abandoned, and later void (D20). Throws LeaseLost.
 * @param origin where the result comes from: a file or a supplier, or the simulator's model
 */
export async function storeResult(
  db: Kysely<Schema>,
  epoch: number,
  record: LiveRecord,
  origin: StoredResult["source"],
): Promise<void> {
  const { matchId, state, source, markets } = record;
  const isDecided = isDecidedByScore(record);
  const status = isDecided ? "ended" : "abandoned";
  const played = { ...resultOf(state, source), source: origin };
  const result = isDecided ? JSON.stringify(played) : null;
  await db.transaction().execute(async (trx) => {
    await fence(trx, epoch);
    await sql`select match_id from match where match_id = ${matchId} for update`.execute(trx);
    await closeMarkets(
      trx,
      markets.map(({ marketId }) => marketId),
    );
    await sql`
      update match set status = ${status}, result = ${result}::jsonb, version = version + 1,
        ends_at = greatest(house_now(), starts_at + interval '1 second')
      where match_id = ${matchId} and status = 'live'`.execute(trx);
  });
  for (const market of markets) market.stored = { ...market.stored, status: "closed" };
}
