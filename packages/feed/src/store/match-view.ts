import { minor, type StakeLimits } from "@livery/betting";
import type { LiveMarket, LiveMatch, LiveOutcome, OutcomeFields } from "../model/match.ts";
import { isMarketLocked, isMatchLocked } from "../rules/lifecycle.ts";
import { isShown, type MarketChoice } from "../rules/handicap-lines.ts";
import type { MarketRow, MatchRow, TopicState } from "../state/topic-state.ts";

const amount = (limit: number | null) => (limit === null ? null : minor(limit));

const unlimited: StakeLimits = { minStake: null, maxStake: null, maxPay: null };

function limits(minStake: number | null, maxStake: number | null, maxPay: number | null): StakeLimits {
  if (minStake === null && maxStake === null && maxPay === null) return unlimited;
  return { minStake: amount(minStake), maxStake: amount(maxStake), maxPay: amount(maxPay) };
}

function outcomeView(fields: OutcomeFields, market: MarketRow): LiveOutcome {
  const { matchId, marketTypeId, special } = market.fields;
  const { outcomeId, name, oddId, handicap } = fields;
  return {
    ref: { matchId, marketTypeId, outcomeId, special },
    outcomeId,
    name,
    special: fields.special,
    oddId,
    handicap,
    single: limits(fields.singleMinStake, fields.singleMaxStake, fields.singleMaxPay),
    combined: limits(fields.combinedMinStake, fields.combinedMaxStake, fields.combinedMaxPay),
  };
}

function marketView(state: TopicState, market: MarketRow, matchLocked: boolean): LiveMarket {
  const outcomes = market.handles.flatMap((handle) => {
    const fields = state.outcomes[handle];
    return fields ? [outcomeView(fields, market)] : [];
  });
  return { ...market.fields, locked: matchLocked || isMarketLocked(market.fields), outcomes };
}

/** The view of a match: everything but prices, and only the markets of the choice. */
export function matchView(state: TopicState, row: MatchRow, choice: MarketChoice): LiveMatch {
  const locked = isMatchLocked(row.fields);
  const markets = row.markets
    .filter(({ fields }) => isShown(fields, choice))
    .map((market) => marketView(state, market, locked));
  return { ...row.fields, locked, markets };
}
