import type { ScorePair, Side } from "../sources/event.ts";
import { leadsByTwo, other, pairOf, plus } from "../sources/sides.ts";
import type { MatchState } from "../sources/match-state.ts";
import type { PriceModel } from "../sources/source.ts";
import type { LiveMarketPrice } from "./live-price.ts";
import { finalSets, type FinalSets, setMarkets } from "./sets.ts";

type Model = Extract<PriceModel, { kind: "volleyball" }>;

export const setsToWin = 3;

/** Points that win a set, with a lead of two; the deciding set is shorter. */
export function pointsToWin(setsOver: number): number {
  return setsOver === 2 * setsToWin - 2 ? 15 : 25;
}

/** The model's set chances, calculated once per match. */
interface Known {
  readonly sets: Map<string, number>;
  readonly level: Readonly<Record<Side, number>>;
}
const known = new WeakMap<Model, Known>();

function knownOf(model: Model): Known {
  const before = known.get(model);
  if (before !== undefined) return before;
  const fresh = { sets: new Map<string, number>(), level: levelChances(model) };
  known.set(model, fresh);
  return fresh;
}

/**
 * P(home wins) from level, where a lead of two rallies decides, by the serving side. The winner of a rally serves the next:
 * D(home) = p (p + (1-p) D(away)) + (1-p)(1-q) D(home), D(away) = (1-q)(p + (1-p) D(away)) + q (1-q) D(home).
 */
function levelChances({ home: p, away: q }: Model): Readonly<Record<Side, number>> {
  const turned = 1 - (1 - p) * (1 - q);
  const home = (p * p + (p * p * (1 - p) * (1 - q)) / turned) / (turned - (p * (1 - p) * q * (1 - q)) / turned);
  return { home, away: (q * (1 - q) * home + (1 - q) * p) / turned };
}

/** P(home wins the set) from a score in it, with `serving` to serve. */
export function setChance(model: Model, points: ScorePair, serving: Side, target: number): number {
  if (leadsByTwo(points, "home", target)) return 1;
  if (leadsByTwo(points, "away", target)) return 0;
  const { sets, level } = knownOf(model);
  if (points[0] === points[1] && points[0] >= target - 1) return level[serving];
  const key = `${points[0]}:${points[1]}:${serving}:${target}`;
  const before = sets.get(key);
  if (before !== undefined) return before;
  const wins = serving === "home" ? model.home : 1 - model.away;
  const chance =
    wins * setChance(model, plus(points, "home"), "home", target) +
    (1 - wins) * setChance(model, plus(points, "away"), "away", target);
  sets.set(key, chance);
  return chance;
}

/**
 * The possible final scores, by the stated model: the serving side wins each rally with its own chance, whatever the score. The
 * first server of a later set counts as even.
 */
export function finalSetsOf(model: Model, { score, periods, serving }: MatchState): readonly FinalSets[] {
  const played = periods.split(" ").filter(Boolean);
  const over = score[0] + score[1];
  // Between two sets a feed may give only the finished ones.
  const points: ScorePair = played.length > over ? pairOf(played.at(-1) ?? "") : [0, 0];
  const fresh = (setsOver: number): number => {
    const target = pointsToWin(setsOver);
    const from = (side: Side): number => setChance(model, [0, 0], side, target);
    return (from("home") + from(other("home"))) / 2;
  };
  const present = serving === null ? fresh(over) : setChance(model, points, serving, pointsToWin(over));
  return finalSets(score, setsToWin, present, fresh);
}

export function priceVolleyball(model: Model, state: MatchState): readonly LiveMarketPrice[] {
  return setMarkets(finalSetsOf(model, state), setsToWin);
}
