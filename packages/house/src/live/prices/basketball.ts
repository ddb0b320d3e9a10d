import { margins } from "../../catalogue/prices/margin.ts";
import { clockSecond, type MatchState } from "../sources/match-state.ts";
import type { PriceModel } from "../sources/source.ts";
import { type LiveMarketPrice, priced } from "./live-price.ts";
import { normal } from "./normal.ts";
import { pricedWinner } from "./winner.ts";

type Model = Extract<PriceModel, { kind: "basketball" }>;

/** Seconds of regular time, and of an overtime; there are as many overtimes as necessary. */
export const regularSeconds = 2_400;
export const overtimeSeconds = 300;
/** Seconds of a possession on average; the sides alternate. */
export const possessionSeconds = 15;
/** Chances per possession of a side that averages one point in each: baskets of three and of two, fouls with two free throws. */
export const shots = { three: 0.1, two: 0.27, foul: 0.16 / 1.5, free: 0.75 } as const;

/** Mean square of a possession's points, for a side that averages one point in each. */
const squares =
  9 * shots.three + 4 * shots.two + shots.foul * (4 * shots.free ** 2 + 2 * shots.free * (1 - shots.free));
/** The lower bound of the variance: something may still happen, however late it is. */
const leastVariance = 0.05;

/** UOF's markets: the result and the handicap of 40 minutes. */
const result = { marketTypeId: 1, home: 1, draw: 2, away: 3 } as const;
const handicap = { marketTypeId: 16, home: 1714, away: 1715 } as const;

/** A side's average points per possession. */
export function pointsEach(model: Model, side: "home" | "away"): number {
  return (model[side] * 2 * possessionSeconds) / regularSeconds;
}

/** Handicap lines of the home side: on halves, four points apart, around the expected lead. */
export function handicapLines({ home, away }: Model): readonly string[] {
  const centre = Math.round(away - home);
  return [-18, -14, -10, -6, -2, 2, 6, 10, 14, 18].map((beside) => String(centre + beside + 0.5));
}

/** P(the home side's lead is above a number) with so many seconds to play. */
type Leads = (above: number) => number;

function leadsAfter(model: Model, lead: number, left: number): Leads {
  const [home, away] = [pointsEach(model, "home"), pointsEach(model, "away")];
  const each = left / (2 * possessionSeconds);
  const mean = lead + (home - away) * each;
  const variance = (squares * (home + away) - home ** 2 - away ** 2) * each;
  const spread = Math.sqrt(Math.max(leastVariance, variance));
  return (above) => normal((mean - above) / spread);
}

/** P(the home side wins) from a lead; a level end means overtime, again and again. */
function winChance(model: Model, lead: number, left: number): number {
  const wins = (leads: Leads): number => leads(0.5);
  const level = (leads: Leads): number => leads(-0.5) - leads(0.5);
  const overtime = leadsAfter(model, 0, overtimeSeconds);
  const now = leadsAfter(model, lead, left);
  return wins(now) + (level(now) * wins(overtime)) / (1 - level(overtime));
}

/** Seconds left of the current or next overtime; a running clock at the end of an overtime has none left. */
function leftOfOvertime(second: number, running: boolean): number {
  const played = second - regularSeconds;
  const over = running ? Math.max(0, Math.ceil(played / overtimeSeconds) - 1) : Math.floor(played / overtimeSeconds);
  return (over + 1) * overtimeSeconds - played;
}

/**
 * The stated model: the sides alternate possessions and score from them, so the lead still to be made is normal around the
 * model's expectation.
 */
export function priceBasketball(model: Model, state: MatchState, at: number): readonly LiveMarketPrice[] {
  const second = clockSecond(state, at);
  const isRegular = state.regular === null;
  const left = Math.max(0, regularSeconds - second);
  const [home, away] = state.regular ?? state.score;
  const decided: Leads = (above) => (home - away > above ? 1 : 0);
  const leads = isRegular ? leadsAfter(model, home - away, left) : decided;
  const lead = state.score[0] - state.score[1];
  const overtime = state.over ? 0 : leftOfOvertime(second, state.running);
  const wins = state.over ? (lead > 0 ? 1 : 0) : winChance(model, lead, isRegular ? left : overtime);
  return [
    priced(result.marketTypeId, "", margins.threeWay, [
      [result.home, leads(0.5)],
      [result.draw, leads(-0.5) - leads(0.5)],
      [result.away, 1 - leads(-0.5)],
    ]),
    ...handicapLines(model).map((line) => {
      const chance = leads(-Number(line));
      return priced(handicap.marketTypeId, line, margins.twoWay, [
        [handicap.home, chance],
        [handicap.away, 1 - chance],
      ]);
    }),
    pricedWinner(wins),
  ];
}
