import type { BetPick, MatchGroup } from "./coupon.ts";
import { decideOutcome, type Score } from "./decide.ts";
import { legFactor } from "./leg.ts";
import { oddsRatio } from "./odds.ts";
import { add, compare, zero, type Rational } from "./rational.ts";

/**
 * The most that the picks of one match can bring together. Where a score decides all of them, over the scores
 * that there can be (home and under 0.5 cannot both win, 1X and 12 can); else at most one pick of each market wins.
 */
export function bestFactor(group: Pick<MatchGroup, "picks">): Rational {
  const [first, ...others] = group.picks;
  if (first === undefined) return zero;
  if (others.length === 0) return oddsRatio(first.odds);
  const scored = group.picks.filter(isDecidedByScore);
  const unscored = group.picks.filter((pick) => !isDecidedByScore(pick));
  return add(bestOverScores(scored), bestPerMarket(unscored));
}

/** A line above this many goals is taken for one that no score of the table reaches. */
const highestLine = 12;

function isDecidedByScore(pick: BetPick): boolean {
  return (
    decide(pick, { home: 0, away: 0, halfTime: { home: 0, away: 0 } }) !== null && Number(pick.special) <= highestLine
  );
}

function bestOverScores(picks: readonly BetPick[]): Rational {
  let best = zero;
  for (const score of scoresUpTo(Math.max(0, ...picks.map((pick) => Math.floor(Number(pick.special)))) + 2)) {
    const sum = picks.reduce((sum, pick) => {
      const outcome = decide(pick, score);
      return outcome === null ? sum : add(sum, legFactor(pick.odds, outcome));
    }, zero);
    if (compare(sum, best) > 0) best = sum;
  }
  return best;
}

function bestPerMarket(picks: readonly BetPick[]): Rational {
  const bestOfMarket = new Map<string, Rational>();
  for (const pick of picks) {
    const market = `${pick.marketTypeId}_${pick.special}`;
    const odds = oddsRatio(pick.odds);
    const best = bestOfMarket.get(market);
    if (best === undefined || compare(odds, best) > 0) bestOfMarket.set(market, odds);
  }
  return [...bestOfMarket.values()].reduce(add, zero);
}

const decide = (pick: BetPick, score: Score) => decideOutcome(pick.marketTypeId, pick.outcomeId, pick.special, score);

/**
 * Every score with at most so many goals a side: above the highest line nothing new can happen. Of the half-time scores
 * that can have come before it one of each result is enough.
 */
function* scoresUpTo(goals: number): Generator<Score> {
  for (let home = 0; home <= goals; home++) {
    for (let away = 0; away <= goals; away++) {
      yield { home, away, halfTime: { home: 0, away: 0 } };
      if (home > 0) yield { home, away, halfTime: { home: 1, away: 0 } };
      if (away > 0) yield { home, away, halfTime: { home: 0, away: 1 } };
    }
  }
}
