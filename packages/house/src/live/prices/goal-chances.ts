import { type ExpectedGoals, goalDistribution } from "../../catalogue/prices/goals-model.ts";
import { margins } from "../../catalogue/prices/margin.ts";
import type { ScorePair } from "../sources/event.ts";
import { type LiveMarketPrice, priced } from "./live-price.ts";

/** Chances of properties of the final score, summed over every score that is still possible. */
export interface Chances {
  home: number;
  draw: number;
  away: number;
  both: number;
  /** By goals of both sides together. */
  readonly totals: Float64Array;
  /** By the home side's lead, from `-furthest` on. */
  readonly leads: Float64Array;
  readonly furthest: number;
}

/** One pass over the scores to come, without an object for each: it runs for every match every second. */
export function chancesOf([home, away]: ScorePair, remaining: ExpectedGoals | null): Chances {
  const none = [1];
  const more = remaining === null ? none : goalDistribution(remaining.home);
  const moreAway = remaining === null ? none : goalDistribution(remaining.away);
  const furthest = Math.max(home + more.length, away + moreAway.length);
  const chances: Chances = {
    home: 0,
    draw: 0,
    away: 0,
    both: 0,
    totals: new Float64Array(home + away + more.length + moreAway.length),
    leads: new Float64Array(2 * furthest + 1),
    furthest,
  };
  for (let h = 0; h < more.length; h += 1) {
    const own = more[h] ?? 0;
    for (let a = 0; a < moreAway.length; a += 1) {
      const chance = own * (moreAway[a] ?? 0);
      const lead = home + h - away - a;
      if (lead > 0) chances.home += chance;
      else if (lead === 0) chances.draw += chance;
      else chances.away += chance;
      if (home + h > 0 && away + a > 0) chances.both += chance;
      const total = home + away + h + a;
      chances.totals[total] = (chances.totals[total] ?? 0) + chance;
      chances.leads[furthest + lead] = (chances.leads[furthest + lead] ?? 0) + chance;
    }
  }
  return chances;
}

/** P(the home side wins with a handicap), given that the stake is not returned; 1, which is no bet, if it always is. */
function chanceWith(handicap: string, { leads, furthest }: Chances): number {
  let won = 0;
  let lost = 0;
  leads.forEach((chance, at) => {
    const ahead = at - furthest + Number(handicap);
    if (ahead > 0) won += chance;
    else if (ahead < 0) lost += chance;
  });
  return won + lost === 0 ? 1 : won / (won + lost);
}

/** Lines of a match: of total goals, and handicaps of the home side. None lies on quarters. */
export interface Lines {
  readonly totals: readonly string[];
  readonly handicaps: readonly string[];
}

/** The markets of regular time's goals: result, double chance, totals, handicaps, both to score, odd or even. */
export function goalMarkets(chances: Chances, { totals: totalLines, handicaps }: Lines): readonly LiveMarketPrice[] {
  const { home, draw, away, both, totals } = chances;
  const odd = totals.reduce((sum, chance, goals) => sum + (goals % 2) * chance, 0);
  return [
    priced(1, "", margins.threeWay, [
      [1, home],
      [2, draw],
      [3, away],
    ]),
    priced(10, "", margins.threeWay, [
      [9, home + draw],
      [10, home + away],
      [11, draw + away],
    ]),
    ...totalLines.map((line) => {
      const under = totals.subarray(0, Math.ceil(Number(line))).reduce((sum, chance) => sum + chance, 0);
      return priced(18, line, margins.twoWay, [
        [12, 1 - under],
        [13, under],
      ]);
    }),
    ...handicaps.map((line) => {
      const chance = chanceWith(line, chances);
      return priced(16, line, margins.twoWay, [
        [1714, chance],
        [1715, 1 - chance],
      ]);
    }),
    priced(29, "", margins.twoWay, [
      [74, both],
      [76, 1 - both],
    ]),
    priced(26, "", margins.twoWay, [
      [70, odd],
      [72, 1 - odd],
    ]),
  ];
}
