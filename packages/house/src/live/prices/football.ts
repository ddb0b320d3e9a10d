import { firstHalfResult } from "@livery/betting";
import { type ExpectedGoals, firstHalfShare, shareOf } from "../../catalogue/prices/goals-model.ts";
import { margins } from "../../catalogue/prices/margin.ts";
import type { MatchState } from "../sources/match-state.ts";
import { clockSecond } from "../sources/match-state.ts";
import type { Side } from "../sources/event.ts";
import { type Chances, chancesOf, goalMarkets } from "./goal-chances.ts";
import { type LiveMarketPrice, priced } from "./live-price.ts";

/** A half lasts this long on average, stoppage included, in seconds. */
const halfLasts = [2700 + 120, 2700 + 270] as const;
/** At least this many seconds of the half may still be played, however late it is. */
const leastLeft = 20;
/** The factors on goals when a side has a man fewer: on its own, and on the other side's. */
const sentOff = { own: 0.7, other: 1.15 } as const;
/** Extra time has this share of the goals that regular time has. */
export const extraTimeShare = 0.32;
/** An extra half lasts this long on average, in seconds. */
const extraLasts = 900 + 75;

/** Who wins, extra time and penalties included. */
const winner = { marketTypeId: 406, home: 4, away: 5 } as const;

/** The factor on each side's goals, by how many men fewer each side has. */
export function menFactor({ home, away }: Readonly<Record<Side, number>>): Readonly<Record<Side, number>> {
  return { home: sentOff.own ** home * sentOff.other ** away, away: sentOff.own ** away * sentOff.other ** home };
}

/** Lines of total goals that a match has. */
export const liveTotalLines = ["0.5", "1.5", "2.5", "3.5", "4.5", "5.5", "6.5"] as const;

/** The share of regular time's goals that is still to come, 1 before kick-off and 0 once it is over. */
export function remainingShare(state: MatchState, at: number): number {
  if (state.regular !== null) return 0;
  const left = (half: 0 | 1): number => {
    const lasts = Math.max(halfLasts[half], 2700 + state.added);
    return Math.max(leastLeft, lasts - (clockSecond(state, at) - half * 2700)) / lasts;
  };
  if (state.status === "not_started") return 1;
  if (state.status === "1p") return firstHalfShare * Math.min(1, left(0)) + (1 - firstHalfShare);
  if (state.status === "2p") return (1 - firstHalfShare) * Math.min(1, left(1));
  return 1 - firstHalfShare;
}

/** The share of regular time's goals that is still to come before half time. */
function shareToHalfTime(state: MatchState, at: number): number {
  return Math.max(0, remainingShare(state, at) - (1 - firstHalfShare));
}

/** Asian handicaps that a match has, for its home side; none lies on quarters. */
export const liveHandicaps = ["-1.5", "-0.5", "0", "0.5", "1.5"] as const;

/** Goals that both sides are expected to score in a share of regular time, given the men on the pitch. */
function goalsIn(share: number, state: MatchState, expected: ExpectedGoals): ExpectedGoals {
  const fewer = (side: "home" | "away"): number => state.cards[side].red + state.cards[side].yellowRed;
  const factor = menFactor({ home: fewer("home"), away: fewer("away") });
  const goals = shareOf(expected, share);
  return { home: goals.home * factor.home, away: goals.away * factor.away };
}

/** The share of extra time's goals that is still to come, once regular time is over. */
function remainingExtra(state: MatchState, at: number): number {
  const left = (from: number): number =>
    Math.max(leastLeft, extraLasts - (clockSecond(state, at) - from)) / (2 * extraLasts);
  const shares: Readonly<Record<string, () => number>> = {
    awaiting_ot: () => 1,
    "1p_ot": () => 0.5 + Math.min(0.5, left(5_400)),
    pause_ot: () => 0.5,
    "2p_ot": () => Math.min(0.5, left(6_300)),
  };
  return shares[state.status]?.() ?? 0;
}

/** P(the home side wins) in a match that goes on when it is level; a shoot-out is even. */
function winChance(state: MatchState, expected: ExpectedGoals, at: number, regular: Chances): number {
  const wins = ({ home, draw }: Chances): number => home + draw / 2;
  const extra = (share: number): ExpectedGoals => goalsIn(extraTimeShare * share, state, expected);
  if (state.over && state.score[0] === state.score[1]) return state.shootout[0] > state.shootout[1] ? 1 : 0;
  if (state.regular !== null) return wins(chancesOf(state.score, state.over ? null : extra(remainingExtra(state, at))));
  return regular.home + regular.draw * wins(chancesOf([0, 0], extra(1)));
}

/**
 * The stated model in play: goals to come are Poisson in the share of regular time that is left, from the strengths that priced
 * the match before it began, and added to the score. A market that the score has decided accepts no bets.
 * @param knockout whether a level match goes on, with extra time and penalties
 */
export function priceFootball(
  state: MatchState,
  expected: ExpectedGoals,
  at: number,
  knockout = false,
): readonly LiveMarketPrice[] {
  const remaining = state.regular === null ? goalsIn(remainingShare(state, at), state, expected) : null;
  const chances = chancesOf(state.regular ?? state.score, remaining);
  const beforeHalf = state.halfTime === null ? goalsIn(shareToHalfTime(state, at), state, expected) : null;
  const half = chancesOf(state.halfTime ?? state.score, beforeHalf);
  return [
    priced(firstHalfResult, "", margins.threeWay, [
      [1, half.home],
      [2, half.draw],
      [3, half.away],
    ]),
    ...goalMarkets(chances, { totals: liveTotalLines, handicaps: liveHandicaps }),
    ...(knockout ? [priceWinner(winChance(state, expected, at, chances))] : []),
  ];
}

function priceWinner(wins: number): LiveMarketPrice {
  return priced(winner.marketTypeId, "", margins.twoWay, [
    [winner.home, wins],
    [winner.away, 1 - wins],
  ]);
}
