import { clockSecond, type MatchState, type Exclusion, exclusionsAt } from "../sources/match-state.ts";
import type { Side } from "../sources/event.ts";
import { other } from "../sources/sides.ts";
import type { PriceModel } from "../sources/source.ts";
import { chancesOf, goalMarkets } from "./goal-chances.ts";
import type { LiveMarketPrice } from "./live-price.ts";
import { pricedWinner } from "./winner.ts";

type Model = Extract<PriceModel, { kind: "ice_hockey" }>;

/** Seconds of regular time, and of overtime, which the first goal ends. */
export const regularSeconds = 3_600;
export const overtimeSeconds = 300;
/** The factor on the goal rate in overtime, which is played three against three. */
export const overtimeRate = 1.6;
/** The factors on the goal rate when a side has a man fewer: on its own, and on the other side's. */
export const powerPlay = { own: 0.35, other: 2.4 } as const;
/** Minor penalties of a side in regular time, and how long each lasts if no goal ends it. */
export const exclusions = { aMatch: 3.4, seconds: 120 } as const;

const handicapLines = {
  totals: ["2.5", "3.5", "4.5", "5.5", "6.5", "7.5", "8.5"],
  handicaps: ["-2.5", "-1.5", "-0.5", "0.5", "1.5", "2.5"],
} as const;
/** At least this many seconds may still be played, however late it is. */
const leastLeft = 1;

/** Goals per second of each side, given the men on the ice. */
export function ratesWith(model: Model, excluded: readonly Exclusion[]): Readonly<Record<Side, number>> {
  const men = (side: Side): number => excluded.filter((each) => each.side === side).length;
  const more = Math.sign(men("away") - men("home"));
  const factor = (lead: number): number => (lead > 0 ? powerPlay.other : lead < 0 ? powerPlay.own : 1);
  return {
    home: (model.home / regularSeconds) * factor(more),
    away: (model.away / regularSeconds) * factor(-more),
  };
}

/** How long an advantage of `seconds` lasts on average, as its own goals end it. */
function lasting(model: Model, side: Side, seconds: number): number {
  const rate = (model[side] / regularSeconds) * powerPlay.other;
  return (1 - Math.exp(-rate * seconds)) / rate;
}

/** Seconds of power play that a side will have from penalties still to come in `left` seconds. */
function remainingAdvantage(model: Model, side: Side, left: number): number {
  const whole = lasting(model, side, exclusions.seconds);
  const rate = exclusions.aMatch / regularSeconds;
  return left > whole ? rate * (whole * left - whole ** 2 / 2) : (rate * left ** 2) / 2;
}

/** Seconds that a side will have of the current power play. */
function advantageNow(model: Model, side: Side, excluded: readonly Exclusion[], second: number, left: number): number {
  const own = excluded.filter((each) => each.side === side);
  const against = excluded.filter((each) => each.side !== side);
  if (against.length <= own.length) return 0;
  const until = (against.at(-1)?.until ?? second) - second;
  return lasting(model, side, Math.min(left, until));
}

/** Goals that both sides are expected to score in the rest of regular time. */
export function remainingGoals(model: Model, state: MatchState, at: number): Readonly<Record<Side, number>> {
  const second = clockSecond(state, at);
  const left = Math.max(leastLeft, regularSeconds - second);
  const excluded = exclusionsAt(state, at);
  const of = (side: Side): number => {
    const ahead = (who: Side): number =>
      advantageNow(model, who, excluded, second, left) + remainingAdvantage(model, who, left);
    const more = (powerPlay.other - 1) * ahead(side) - (1 - powerPlay.own) * ahead(other(side));
    return (model[side] / regularSeconds) * Math.max(0, left + more);
  };
  return { home: of("home"), away: of("away") };
}

/** P(the home side wins) a match that is level after regular time: the first goal decides, otherwise an even shoot-out. */
export function overtimeChance({ home, away }: Model, left: number): number {
  const none = Math.exp((-(home + away) / regularSeconds) * overtimeRate * left);
  return (home / (home + away)) * (1 - none) + none / 2;
}

function winChance(model: Model, state: MatchState, at: number, regular: { home: number; draw: number }): number {
  if (state.over) {
    const [home, away] = state.score[0] === state.score[1] ? state.shootout : state.score;
    return home > away ? 1 : 0;
  }
  if (state.regular === null) return regular.home + regular.draw * overtimeChance(model, overtimeSeconds);
  const played = state.status === "ot" ? clockSecond(state, at) - regularSeconds : 0;
  const isPending = state.status === "ot" || state.status === "awaiting_ot";
  return overtimeChance(model, isPending ? Math.max(0, overtimeSeconds - played) : 0);
}

/**
 * The stated model: goals to come are Poisson in the time that is left, with the current and the expected power plays; a level
 * match goes on for five minutes until the first goal, and then to a shoot-out.
 */
export function priceIceHockey(model: Model, state: MatchState, at: number): readonly LiveMarketPrice[] {
  const chances = chancesOf(
    state.regular ?? state.score,
    state.regular === null ? remainingGoals(model, state, at) : null,
  );
  const wins = winChance(model, state, at, chances);
  return [...goalMarkets(chances, handicapLines), pricedWinner(wins)];
}
