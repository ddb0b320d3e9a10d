import { setImmediate } from "node:timers/promises";
import { type Kysely, sql } from "kysely";
import type { Schema } from "../db/schema.ts";
import { expectedGoals } from "./prices/goals-model.ts";
import { priceMatch } from "./prices/markets.ts";
import { strengthOf } from "./prices/strengths.ts";

/** A match that is to be offered. */
export interface OfferedMatch {
  readonly matchId: number;
  readonly home: string;
  readonly away: string;
  /** No home advantage. */
  readonly neutral: boolean;
  /** Shown, but not to be bet on. */
  readonly locked: boolean;
}

/** Matches that are written by one statement. */
const batchSize = 100;
/** Matches that are priced in one turn of the event loop; one takes half a millisecond. */
const pricedTogether = 8;

/**
 * Prices matches by the model and opens their markets; the prices of existing markets do not change. Between a few matches and the
 * next ones others have their turn.
 */
export async function openMarkets(db: Kysely<Schema>, matches: readonly OfferedMatch[]): Promise<void> {
  for (let at = 0; at < matches.length; at += batchSize) {
    const rows: object[] = [];
    for (const [index, match] of matches.slice(at, at + batchSize).entries()) {
      if (index > 0 && index % pricedTogether === 0) await setImmediate();
      rows.push(...marketsOf(match));
    }
    await sql`
      with wanted as (
        select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as w(match integer, type integer, special text, status text, outcomes jsonb)
      ), made as (
        insert into market (match_id, market_type_id, special, status) select match, type, special, status from wanted
        on conflict (match_id, market_type_id, special) do nothing
        returning market_id, match_id, market_type_id, special
      )
      insert into outcome (market_id, outcome_id, odds)
      select made.market_id, (outcome->>'id')::integer, (outcome->>'odds')::integer
      from made join wanted on (wanted.match, wanted.type, wanted.special) = (made.match_id, made.market_type_id, made.special)
      cross join lateral jsonb_array_elements(wanted.outcomes) outcome`.execute(db);
  }
}

function marketsOf({ home, away, locked, matchId, neutral }: OfferedMatch): readonly object[] {
  return priceMatch(expectedGoals(strengthOf(home), strengthOf(away), neutral)).map((market) => ({
    match: matchId,
    type: market.marketTypeId,
    special: market.special,
    status: locked ? "locked" : "open",
    outcomes: market.outcomes.map(({ outcomeId, odds }) => ({ id: outcomeId, odds })),
  }));
}
