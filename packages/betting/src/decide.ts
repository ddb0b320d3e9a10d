import {
  bothToScore,
  correctScore,
  doubleChance,
  drawNoBet,
  handicap,
  headStart,
  oddEven,
  sideOf,
  threeWay,
  total,
  wonIf,
  type GoalsMarket,
  type GoalsRule,
  type Result,
} from "./decide-goals.ts";
import { leadOf, leads, winnerOf, type Lead, type Score } from "./score.ts";

/** What decides an outcome: the goals of the 90 minutes or of the first half, the leaders at both ends, or the final winner. */
export type OutcomeRule =
  | (GoalsRule & { readonly by: "regular" })
  | (GoalsRule & { readonly by: "halfTime" })
  | { readonly by: "halves"; readonly goalsMargin: 0; readonly decide: (half: Lead, full: Lead) => Result }
  | { readonly by: "winner"; readonly goalsMargin: 0; readonly decide: (winner: Lead) => Result };

/** The result that a score gives a leg; a dead heat comes from no score. */
export interface DecidedLeg {
  readonly result: Result;
}

interface ScoreMarket {
  readonly outcomes: readonly number[];
  readonly rule: (outcomeId: number, special: string) => OutcomeRule | null;
}

/**
 * Decides an outcome by a score (D20), by the feed's market numbers (the package's README lists them). Null if this score does
 * not decide the market, outcome or handicap line: an operator does. Postponed or abandoned matches are up to the caller.
 */
export function decideOutcome(
  marketTypeId: number,
  outcomeId: number,
  special: string,
  score: Score,
): DecidedLeg | null {
  const rule = outcomeRule(marketTypeId, outcomeId, special);
  const result = rule && decide(rule, score);
  return result && { result };
}

function decide(rule: OutcomeRule, score: Score): Result | null {
  const { halfTime } = score;
  const winner = winnerOf(score);
  switch (rule.by) {
    case "regular":
      return rule.decide(score);
    case "halfTime":
      return halfTime ? rule.decide(halfTime) : null;
    case "halves":
      return halfTime ? rule.decide(leadOf(halfTime), leadOf(score)) : null;
    case "winner":
      return winner === 0 ? null : rule.decide(winner);
  }
}

/** The rule by which a score decides an outcome; null if no score does. */
export function outcomeRule(marketTypeId: number, outcomeId: number, special: string): OutcomeRule | null {
  return markets.get(marketTypeId)?.rule(outcomeId, special) ?? null;
}

/** The outcomes of a market that scores decide, in the feed's order; empty for other markets. */
export function marketOutcomes(marketTypeId: number): readonly number[] {
  return markets.get(marketTypeId)?.outcomes ?? [];
}

/** The three-way market of the first half, by the feed's number. */
export const firstHalfResult = 60;

const ofFirstHalf: readonly (readonly [marketTypeId: number, market: GoalsMarket])[] = [
  [firstHalfResult, threeWay],
  [63, doubleChance],
  [64, drawNoBet],
  [65, headStart],
  [66, handicap],
  [68, total],
  [74, oddEven],
  [75, bothToScore],
];

/** Market types that the score at half time decides. */
export const firstHalfMarkets: ReadonlySet<number> = new Set(ofFirstHalf.map(([marketTypeId]) => marketTypeId));

/** Half-time/full-time: 418 home/home, 420 home/draw, … 434 away/away. */
const halfTimeFullTime: ScoreMarket = {
  outcomes: Array.from({ length: 9 }, (_, at) => 418 + 2 * at),
  rule: (outcomeId) => {
    const at = halfTimeFullTime.outcomes.indexOf(outcomeId);
    const [expectedHalf, expectedFull] = [leads[Math.floor(at / 3)], leads[at % 3]];
    if (at < 0) return null;
    return {
      by: "halves",
      goalsMargin: 0,
      decide: (half, full) => wonIf(half === expectedHalf && full === expectedFull),
    };
  },
};

/** The winner, including overtime and penalties if the match has them. */
const winner: ScoreMarket = {
  outcomes: [4, 5],
  rule: (outcomeId) => {
    const expected = sideOf(outcomeId, [4, 5]);
    return expected && { by: "winner", goalsMargin: 0, decide: (won) => wonIf(won === expected) };
  },
};

/** Market types that extra time and penalties also decide. */
export const winnerMarkets: ReadonlySet<number> = new Set([186, 219, 406]);

const markets: ReadonlyMap<number, ScoreMarket> = new Map<number, ScoreMarket>([
  ...(
    [
      [1, threeWay],
      [10, doubleChance],
      [11, drawNoBet],
      [14, headStart],
      [16, handicap],
      [18, total],
      [26, oddEven],
      [29, bothToScore],
      [45, correctScore],
    ] as const
  ).map(([id, market]) => [id, countedBy("regular", market)] as const),
  ...ofFirstHalf.map(([id, market]) => [id, countedBy("halfTime", market)] as const),
  [47, halfTimeFullTime],
  [188, countedBy("regular", handicap)],
  [314, countedBy("regular", total)],
  ...[...winnerMarkets].map((id) => [id, winner] as const),
]);

function countedBy(by: "regular" | "halfTime", { outcomes, rule }: GoalsMarket): ScoreMarket {
  return {
    outcomes,
    rule: (outcomeId, special) => {
      const found = rule(outcomeId, special);
      return found && { ...found, by };
    },
  };
}
