import type { Strength } from "./strengths.ts";

/** Goals that a side of an average match scores, home and away averaged. */
const averageGoals = 1.34;
/**
 * The home advantage in log goals: playing at home multiplies a side's goals by its exponential, and divides the other's by it.
 */
const homeAdvantage = 0.14;
const fewest = 0.15;
const most = 4.5;
/** The share of a match's goals that falls before half time. */
export const firstHalfShare = 0.45;
/** Scores are counted to this many goals a side; beyond it lies less than a millionth. */
const highest = 18;

/** Goals that both sides are expected to score. */
export interface ExpectedGoals {
  readonly home: number;
  readonly away: number;
}

/**
 * The stated model: each side's goals are Poisson, independent of the other's, with mean
 * 1.34 × exp(own attack − other's defence ± 0.14 home advantage), from 0.15 to 4.5.
 */
export function expectedGoals(home: Strength, away: Strength, neutral: boolean): ExpectedGoals {
  const advantage = neutral ? 0 : homeAdvantage;
  const mean = (log: number): number => Math.min(most, Math.max(fewest, averageGoals * Math.exp(log)));
  return { home: mean(home.attack - away.defence + advantage), away: mean(away.attack - home.defence - advantage) };
}

/** Expected goals in a share of the match. */
export function shareOf({ home, away }: ExpectedGoals, share: number): ExpectedGoals {
  return { home: home * share, away: away * share };
}

/** P(k goals) for k = 0 … 18, summing to 1. */
export function goalDistribution(mean: number): readonly number[] {
  const weights: number[] = [1];
  for (let goals = 1; goals <= highest; goals += 1) weights.push(((weights[goals - 1] ?? 0) * mean) / goals);
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.map((weight) => weight / sum);
}

/** A score and its chance. */
interface ScoreChance {
  readonly home: number;
  readonly away: number;
  readonly chance: number;
}

/** Every score with its chance, summing to 1. */
export function scoreGrid(expected: ExpectedGoals): readonly ScoreChance[] {
  const awayChances = goalDistribution(expected.away);
  return goalDistribution(expected.home).flatMap((homeChance, home) =>
    awayChances.map((awayChance, away) => ({ home, away, chance: homeChance * awayChance })),
  );
}

/** Goals of one side, drawn with a uniform number. */
export function drawGoals(mean: number, uniform: number): number {
  let below = 0;
  for (const [goals, chance] of goalDistribution(mean).entries()) {
    below += chance;
    if (uniform < below) return goals;
  }
  return highest;
}
