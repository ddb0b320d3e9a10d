import { firstHalfResult } from "@livery/betting";
import { type ExpectedGoals, firstHalfShare, goalDistribution, shareOf } from "../../catalogue/prices/goals-model.ts";
import { margins } from "../../catalogue/prices/margin.ts";
import type { Course } from "../sources/course.ts";
import { clockSecond } from "../sources/course.ts";
import type { ScorePair } from "../sources/event.ts";
import { type LiveMarketPrice, priced } from "./live-price.ts";

/** A half lasts this long on average, stoppage included, in seconds. */
const halfLasts = [2700 + 120, 2700 + 270] as const;
/** However late it is, this much of the half may still be played. */
const leastLeft = 20;
/** A side with a man fewer scores this part of its goals, and the other side this multiple. */
const sentOff = { own: 0.7, other: 1.15 } as const;

/** Lines of total goals that a match has. */
export const liveTotalLines = ["0.5", "1.5", "2.5", "3.5", "4.5", "5.5", "6.5"] as const;

/** The share of regular time's goals that is still to come, 1 before kick-off and 0 once it is over. */
export function shareToCome(course: Course, at: number): number {
  if (course.regular !== null) return 0;
  const left = (half: 0 | 1): number => {
    const lasts = Math.max(halfLasts[half], 2700 + course.added);
    return Math.max(leastLeft, lasts - (clockSecond(course, at) - half * 2700)) / lasts;
  };
  if (course.status === "not_started") return 1;
  if (course.status === "1p") return firstHalfShare * Math.min(1, left(0)) + (1 - firstHalfShare);
  if (course.status === "2p") return (1 - firstHalfShare) * Math.min(1, left(1));
  return 1 - firstHalfShare;
}

/** The share of regular time's goals that is still to come before half time. */
function shareToHalfTime(course: Course, at: number): number {
  return Math.max(0, shareToCome(course, at) - (1 - firstHalfShare));
}

/** Asian handicaps that a match has, for its home side; none lies on quarters. */
export const liveHandicaps = ["-1.5", "-0.5", "0", "0.5", "1.5"] as const;

/** Goals that both sides are expected to score in a share of regular time, by the men that they have on the pitch. */
function goalsIn(share: number, course: Course, expected: ExpectedGoals): ExpectedGoals {
  const fewer = (side: "home" | "away"): number => course.cards[side].red + course.cards[side].yellowRed;
  const [home, away] = [fewer("home"), fewer("away")];
  const goals = shareOf(expected, share);
  return {
    home: goals.home * sentOff.own ** home * sentOff.other ** away,
    away: goals.away * sentOff.own ** away * sentOff.other ** home,
  };
}

/** Chances of what is asked of a score, summed over every score that may still come. */
interface Chances {
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
function chancesOf([home, away]: ScorePair, toCome: ExpectedGoals | null): Chances {
  const none = [1];
  const more = toCome === null ? none : goalDistribution(toCome.home);
  const moreAway = toCome === null ? none : goalDistribution(toCome.away);
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

/** That the home side wins with a handicap, of what is not given back; 1, which is no bet, where all of it is. */
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

/**
 * The stated model in play: goals to come are Poisson in the share of regular time that is left, from the strengths
 * that priced the match before it began, and added to the score. A market that the score has decided takes no bets.
 */
export function priceFootball(course: Course, expected: ExpectedGoals, at: number): readonly LiveMarketPrice[] {
  const toCome = course.regular === null ? goalsIn(shareToCome(course, at), course, expected) : null;
  const chances = chancesOf(course.regular ?? course.score, toCome);
  const { home, draw, away, both, totals } = chances;
  const odd = totals.reduce((sum, chance, goals) => sum + (goals % 2) * chance, 0);
  const beforeHalf = course.halfTime === null ? goalsIn(shareToHalfTime(course, at), course, expected) : null;
  const half = chancesOf(course.halfTime ?? course.score, beforeHalf);
  return [
    priced(1, "", margins.threeWay, [
      [1, home],
      [2, draw],
      [3, away],
    ]),
    priced(firstHalfResult, "", margins.threeWay, [
      [1, half.home],
      [2, half.draw],
      [3, half.away],
    ]),
    priced(10, "", margins.threeWay, [
      [9, home + draw],
      [10, home + away],
      [11, draw + away],
    ]),
    ...liveTotalLines.map((line) => {
      const under = totals.subarray(0, Math.ceil(Number(line))).reduce((sum, chance) => sum + chance, 0);
      return priced(18, line, margins.twoWay, [
        [12, 1 - under],
        [13, under],
      ]);
    }),
    ...liveHandicaps.map((line) => {
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
