import type { Result } from "./decide-goals.ts";
import type { OutcomeRule } from "./decide.ts";
import { legFactor, type LegOutcome } from "./leg.ts";
import { oddsRatio, type Odds } from "./odds.ts";
import { rational, zero, type Rational } from "./rational.ts";
import { leadOf, leads, type Goals, type Lead } from "./score.ts";

/** Handicap lines above this many goals would need too many scores to enumerate. */
export const highestLine = 12;

/** A selection that a score decides. */
export interface ScoredSelection {
  readonly rule: OutcomeRule;
  readonly odds: Odds;
  /** The result, or null. A known selection brings nothing here, but restricts the possible scores. */
  readonly known: LegOutcome["result"] | null;
}

/**
 * The most that the open selections bring over every score that agrees with the known ones, and every half-time score that can
 * precede it. If no score agrees (an operator decided otherwise), over every score.
 *
 * Finitely many scores differ in their results. If no handicap line is above `reach`, then two goals less for a side that leads
 * by more than `reach + 2` change nothing (difference and total stay beyond every line, odd stays odd). Neither does one goal
 * less for both sides if both have two and one of them more than `reach + 2`. So nothing new happens above `reach + 3` goals a
 * side, and after any such half nothing new with `reach + 3` goals more.
 */
export function bestOverScores(selections: readonly ScoredSelection[]): Rational {
  const open = selections.filter(({ known }) => known === null);
  if (open.length === 0) return zero;
  const unit = open.reduce((all, { odds }) => all * rational(2n * oddsRatio(odds).denominator, all).numerator, 1n);
  const weighed = selections.map((selection) => ({
    ...selection,
    payouts: selection.known === null ? payoutsOf(selection.odds, unit) : null,
  }));
  const best = bestSum(weighed) ?? bestSum(weighed.filter(({ known }) => known === null)) ?? 0n;
  return rational(best, unit);
}

/**
 * What an open selection brings by its result, and at most, in multiples of a unit that all selections share: sums of whole
 * numbers are exact and fast.
 */
type Payouts = Readonly<Record<Result | "most", bigint>>;

interface WeighedSelection extends ScoredSelection {
  readonly payouts: Payouts | null;
}

function payoutsOf(odds: Odds, unit: bigint): Payouts {
  const of = (result: Result): bigint => {
    const { numerator, denominator } = legFactor(odds, { result });
    return numerator * (unit / denominator);
  };
  const [won, whole] = [of("won"), of("void")];
  return {
    won,
    lost: of("lost"),
    void: whole,
    half_won: of("half_won"),
    half_lost: of("half_lost"),
    most: won > whole ? won : whole,
  };
}

/** Null if no score agrees with the known results. */
function bestSum(selections: readonly WeighedSelection[]): bigint | null {
  const goals = Math.max(...selections.map(({ rule }) => rule.goalsMargin)) + 3;
  const by = (part: OutcomeRule["by"]): readonly WeighedSelection[] =>
    selections.filter(({ rule }) => rule.by === part);
  const [regular, ofHalf, ofHalves, ofWinner] = [by("regular"), by("halfTime"), by("halves"), by("winner")];
  const bestHalf = ofHalf.length + ofHalves.length > 0 ? bestHalves(ofHalf, goals) : null;
  const ends = new Map(
    leads.map((full) => [
      full,
      {
        winner: bestWinner(ofWinner, full),
        turns: leads.map((half) => sum(ofHalves, (rule) => (rule.by === "halves" ? rule.decide(half, full) : null))),
      },
    ]),
  );
  const most = selections.reduce((all, { payouts }) => all + (payouts?.most ?? 0n), 0n);
  let best: bigint | null = null;
  for (const score of scoresUpTo(bestHalf === null ? goals : 2 * goals)) {
    const end = ends.get(leadOf(score));
    const known = plus(
      sum(regular, (rule) => (rule.by === "regular" ? rule.decide(score) : null)),
      end?.winner ?? null,
    );
    if (bestHalf === null || known === null) best = larger(best, known);
    else {
      bestHalf(score).forEach((half, at) => {
        best = larger(best, plus(known, plus(half, end?.turns[at] ?? null)));
      });
    }
    if (best === most) return best;
  }
  return best;
}

/** After a level score, extra time and penalties decide the winner. */
function bestWinner(selections: readonly WeighedSelection[], full: Lead): bigint | null {
  const won = (winner: Lead): bigint | null =>
    sum(selections, (rule) => (rule.by === "winner" ? rule.decide(winner) : null));
  return full === 0 ? larger(won(1), won(-1)) : won(full);
}

/** What halves bring, by their leader; null if no such half is possible. */
type HalvesPayouts = readonly (bigint | null)[];

/** The best half-time score of each lead among those that can precede a score. */
function bestHalves(selections: readonly WeighedSelection[], goals: number): (score: Goals) => HalvesPayouts {
  const table: HalvesPayouts[][] = [];
  const at = (home: number, away: number): HalvesPayouts => table[home]?.[away] ?? [];
  for (const half of scoresUpTo(goals)) {
    const { home, away } = half;
    const own = sum(selections, (rule) => (rule.by === "halfTime" ? rule.decide(half) : null));
    const [before, beside] = [at(home - 1, away), at(home, away - 1)];
    const best = leads.map((lead, index) =>
      larger(lead === leadOf(half) ? own : null, larger(before[index] ?? null, beside[index] ?? null)),
    );
    (table[home] ??= [])[away] = best;
  }
  return ({ home, away }) => at(Math.min(home, goals), Math.min(away, goals));
}

/** What the selections bring with the given results; null if a known result differs. */
function sum(selections: readonly WeighedSelection[], resultOf: (rule: OutcomeRule) => Result | null): bigint | null {
  let all = 0n;
  for (const { rule, known, payouts } of selections) {
    const result = resultOf(rule);
    if (result === null) continue;
    if (payouts !== null) all += payouts[result];
    // A dead heat comes from no score, so it does not restrict the scores.
    else if (known !== result && known !== "dead_heat") return null;
  }
  return all;
}

const plus = (a: bigint | null, b: bigint | null): bigint | null => (a === null || b === null ? null : a + b);
const larger = (a: bigint | null, b: bigint | null): bigint | null => (a === null || (b !== null && b > a) ? b : a);

/** Every score with at most this many goals a side. */
function* scoresUpTo(goals: number): Generator<Goals> {
  for (let home = 0; home <= goals; home++) for (let away = 0; away <= goals; away++) yield { home, away };
}
