import { decideOutcome, firstHalfMarkets } from "@livery/betting";
import { type Kysely, sql } from "kysely";
import type { Schema } from "../../db/schema.ts";
import type { Log } from "../../log.ts";
import { lockMarkets } from "../lock-markets.ts";
import { decideLegs } from "./decide-legs.ts";
import { decideMarkets } from "./decide-markets.ts";

const batchSize = 20;

interface Half {
  readonly match_id: number;
  readonly half_time: readonly [number, number];
}

/**
 * Settles the markets of the first half of live matches by the score at half time, whatever happens to the match later (D20:
 * decided already). Returns the number of matches.
 */
export async function decideHalves(db: Kysely<Schema>, log: Log): Promise<number> {
  for (let decided = 0; ;) {
    const some = await decideSome(db, log);
    decided += some;
    if (some < batchSize) return decided;
  }
}

async function decideSome(db: Kysely<Schema>, log: Log): Promise<number> {
  const { rows } = await sql<Half>`
    select match_id, half_time from live_match where half_time is not null and not half_decided order by match_id limit ${batchSize}`.execute(
    db,
  );
  if (rows.length === 0) return 0;
  const matchIds = rows.map(({ match_id }) => match_id);
  const markets = await db.transaction().execute((trx) => decideFirst(trx, rows, log));
  await decideLegs(db, markets, { actor: "system", reason: null });
  // Last, so that work interrupted by a kill is done again.
  await sql`update live_match set half_decided = true where match_id = any (${matchIds}::integer[])`.execute(db);
  return rows.length;
}

async function decideFirst(trx: Kysely<Schema>, rows: readonly Half[], log: Log): Promise<readonly number[]> {
  const scores = new Map(rows.map(({ match_id, half_time: [home, away] }) => [match_id, { home, away }]));
  const markets = (await lockMarkets(trx, [...scores.keys()])).filter(({ market_type_id }) =>
    firstHalfMarkets.has(market_type_id),
  );
  const undecided = await decideMarkets(trx, markets, (market, outcome) => {
    const halfTime = scores.get(market.match_id);
    if (halfTime === undefined) return null;
    return decideOutcome(market.market_type_id, outcome, market.special, { ...halfTime, halfTime })?.result ?? null;
  });
  for (const outcome of undecided) log.warn(outcome, "no half-time score decides this outcome; an operator has to");
  return markets.map(({ market_id }) => market_id);
}
