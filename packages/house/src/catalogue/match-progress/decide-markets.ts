import { type Kysely, sql } from "kysely";
import type { Schema } from "../../db/schema.ts";
import type { OutcomeResult, ResultText } from "../../db/tables/catalogue.ts";
import type { LockedMarket } from "../lock-markets.ts";

/** The result of an outcome by the result events of its match; null if they decide nothing. */
export type ResultOf = (market: LockedMarket, outcomeId: number) => OutcomeResult | null;

/** An outcome without a result. */
export interface UndecidedOutcome {
  readonly matchId: number;
  readonly market: number;
  readonly outcome: number;
}

/**
 * Sets the outcomes of locked markets to the results that follow from the current result events; a manual result has priority.
 * Outcomes with another result get the right one, and those without one any more lose theirs. Nothing else counts: whatever was
 * reported before, the last state decides (I8). Returns the outcomes that stay without a result.
 */
export async function decideMarkets(
  db: Kysely<Schema>,
  locked: readonly LockedMarket[],
  resultOf: ResultOf,
): Promise<readonly UndecidedOutcome[]> {
  const markets = new Map(locked.map((market) => [market.market_id, market]));
  const marketIds = [...markets.keys()];
  const { rows: outcomes } = await sql<{ market: number; outcome: number; result: ResultText | null }>`
    select market_id as market, outcome_id as outcome, result_text(result, share) as result from outcome
    where market_id = any (${marketIds}::integer[])`.execute(db);
  const undecided: UndecidedOutcome[] = [];
  const changed: { market: number; outcome: number; result: ResultText | null }[] = [];
  for (const { market, outcome, result: before } of outcomes) {
    const row = markets.get(market);
    if (row === undefined) continue;
    const result = row.ruling?.[outcome] ?? resultOf(row, outcome);
    if (result === null) undecided.push({ matchId: row.match_id, market, outcome });
    if (result !== before) changed.push({ market, outcome, result });
  }
  await sql`
    update outcome set result = split_part(r.result, ' ', 1), share = nullif(split_part(r.result, ' ', 2), '')
    from jsonb_to_recordset(${JSON.stringify(changed)}::jsonb) as r(market integer, outcome integer, result text)
    where market_id = r.market and outcome_id = r.outcome`.execute(db);
  const open = [...new Set(undecided.map(({ market }) => market))];
  await sql`
    update market set status = case when market_id = any (${open}::integer[]) then 'closed' else 'settled' end
    where market_id = any (${marketIds}::integer[]) and (status = 'settled') = (market_id = any (${open}::integer[]))`.execute(
    db,
  );
  return undecided;
}
