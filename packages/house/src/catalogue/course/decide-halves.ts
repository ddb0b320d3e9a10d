import { decideOutcome, firstHalfResult } from "@livery/betting";
import { type Kysely, sql } from "kysely";
import type { Schema } from "../../db/schema.ts";
import type { Log } from "../../log.ts";
import { lockMarkets } from "../lock-markets.ts";
import { decideMarkets } from "./decide-markets.ts";

const atOnce = 20;

/**
 * Settles the markets of the first half of live matches by the score at half time, whatever becomes of the match after
 * it (D20: decided already). Returns of how many matches.
 */
export async function decideHalves(db: Kysely<Schema>, log: Log): Promise<number> {
  for (let decided = 0; ;) {
    const some = await db.transaction().execute((trx) => decideSome(trx, log));
    decided += some;
    if (some < atOnce) return decided;
  }
}

async function decideSome(db: Kysely<Schema>, log: Log): Promise<number> {
  const { rows } = await sql<{ match_id: number; half_time: readonly [number, number] }>`
    select match_id, half_time from live_match where half_time is not null and not half_decided
    order by match_id limit ${atOnce} for update`.execute(db);
  if (rows.length === 0) return 0;
  const scores = new Map(rows.map(({ match_id, half_time: [home, away] }) => [match_id, { home, away }]));
  const markets = (await lockMarkets(db, [...scores.keys()])).filter(
    ({ market_type_id }) => market_type_id === firstHalfResult,
  );
  const undecided = await decideMarkets(db, markets, (market, outcome) => {
    const score = scores.get(market.match_id);
    if (score === undefined) return null;
    const halfTime = score;
    return decideOutcome(market.market_type_id, outcome, market.special, { ...score, halfTime })?.result ?? null;
  });
  for (const outcome of undecided) log.warn(outcome, "no half-time score decides this outcome; an operator has to");
  await sql`update live_match set half_decided = true where match_id = any (${[...scores.keys()]}::integer[])`.execute(
    db,
  );
  return rows.length;
}
