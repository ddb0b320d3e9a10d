import { decideOutcome } from "@livery/betting";
import { type ExpectedGoals, firstHalfShare, goalDistribution, scoreGrid, shareOf } from "./goals-model.ts";

/** The scores of the model's grid; a distribution gives each of them its chance. */
const scores = scoreGrid({ home: 1, away: 1 }).map(({ home, away }) => ({ home, away }));

/** Chances of every score, in the grid's order, summing to 1. */
export type ScoreChances = readonly number[];

export function scoreChances(expected: ExpectedGoals): ScoreChances {
  return scoreGrid(expected).map(({ chance }) => chance);
}

/** By score, which part of a stake on the outcome wins, and which is returned. */
interface Shares {
  readonly wins: readonly number[];
  readonly returns: readonly number[];
}

const sharesOfResult = {
  won: [1, 0],
  lost: [0, 0],
  void: [0, 1],
  half_won: [0.5, 0.5],
  half_lost: [0, 0.5],
} as const;

/** The same for every match: the settlement rule, evaluated for every score. */
const known = new Map<string, Shares>();

function sharesOf(marketTypeId: number, outcomeId: number, special: string): Shares {
  const key = `${marketTypeId}_${outcomeId}_${special}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  const each = scores.map((score) => {
    const decided = decideOutcome(marketTypeId, outcomeId, special, { ...score, halfTime: score });
    return sharesOfResult[decided?.result ?? "lost"];
  });
  const shares = { wins: each.map(([wins]) => wins), returns: each.map(([, returns]) => returns) };
  known.set(key, shares);
  return shares;
}

/**
 * The chance whose reciprocal is the fair price of an outcome: that it wins, given that the stake is not returned. A price of 1 /
 * chance then returns the stake on average, halves of Asian lines counted.
 * @param chances of the scores of the match, or of its first half for a first-half market
 */
export function chanceOfOutcome(
  chances: ScoreChances,
  marketTypeId: number,
  outcomeId: number,
  special: string,
): number {
  const { wins, returns } = sharesOf(marketTypeId, outcomeId, special);
  let won = 0;
  let back = 0;
  chances.forEach((chance, at) => {
    won += chance * (wins[at] ?? 0);
    back += chance * (returns[at] ?? 0);
  });
  return won / (1 - back);
}

/** The lines among which the most even one is chosen, in goals. */
const handicapLines = {
  16: Array.from({ length: 25 }, (_, at) => (at - 12) / 4),
  18: Array.from({ length: 19 }, (_, at) => (at + 3) / 4),
} as const;
const firstOutcome = { 16: 1714, 18: 12 } as const;

/** The Asian line whose two sides are nearest to even: of the handicap (16) or of total goals (18). */
export function balancedLine(chances: ScoreChances, marketTypeId: 16 | 18): number {
  const distance = (line: number): number =>
    Math.abs(chanceOfOutcome(chances, marketTypeId, firstOutcome[marketTypeId], String(line)) - 0.5);
  return handicapLines[marketTypeId]
    .map((line) => ({ line, distance: distance(line) }))
    .reduce((best, each) => (each.distance < best.distance ? each : best)).line;
}

/** The chance of each half-time/full-time, in the feed's order: home/home, home/draw, … away/away. */
export function halvesChances(expected: ExpectedGoals): readonly number[] {
  const first = leadsOf(shareOf(expected, firstHalfShare));
  const second = leadsOf(shareOf(expected, 1 - firstHalfShare));
  const chances = Array.from({ length: 9 }, () => 0);
  for (const [half, ofHalf] of first) {
    for (const [more, ofMore] of second) {
      const at = 3 * outcomeIndex(half) + outcomeIndex(half + more);
      chances[at] = (chances[at] ?? 0) + ofHalf * ofMore;
    }
  }
  return chances;
}

/** 0 home, 1 draw, 2 away. */
const outcomeIndex = (lead: number): number => 1 - Math.sign(lead);

/** Chances of every lead that the goals of a part of the match can make. */
function leadsOf({ home, away }: ExpectedGoals): ReadonlyMap<number, number> {
  const leads = new Map<number, number>();
  const ofAway = goalDistribution(away);
  for (const [own, chance] of goalDistribution(home).entries())
    for (const [others, other] of ofAway.entries())
      leads.set(own - others, (leads.get(own - others) ?? 0) + chance * other);
  return leads;
}
