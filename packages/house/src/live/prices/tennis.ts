import type { ScorePair, Side } from "../sources/event.ts";
import type { PriceModel } from "../sources/source.ts";
import type { MatchState } from "../sources/match-state.ts";
import { other, pairOf } from "../sources/sides.ts";
import { type TennisScore, tieBreakServer } from "../sources/simulator/tennis-score.ts";
import type { LiveMarketPrice } from "./live-price.ts";
import { finalSets, type FinalSets, setMarkets } from "./sets.ts";

type Model = Extract<PriceModel, { kind: "tennis" }>;

/** P(server wins the game) from `own`:`opponent` points, each point won with chance p. */
export function gameChance(p: number, own: number, opponent: number): number {
  if (own >= 4 && own - opponent >= 2) return 1;
  if (opponent >= 4 && opponent - own >= 2) return 0;
  const q = 1 - p;
  const deuce = (p * p) / (p * p + q * q);
  if (own >= 3 && opponent >= 3) return own === opponent ? deuce : own > opponent ? p + q * deuce : p * deuce;
  return p * gameChance(p, own + 1, opponent) + q * gameChance(p, own, opponent + 1);
}

/** P(home wins the tie-break) from a score in it; at six all and beyond the serves alternate in pairs. */
export function tieBreakChance(model: Model, [home, away]: ScorePair, first: Side): number {
  if (home >= 7 && home - away >= 2) return 1;
  if (away >= 7 && away - home >= 2) return 0;
  // From level, each side serves one of the next two points: both won, both lost, or level again.
  const both = model.home * (1 - model.away);
  const neither = (1 - model.home) * model.away;
  const level = both / (both + neither);
  const server = tieBreakServer([home, away], first);
  const p = server === "home" ? model.home : 1 - model.away;
  if (home >= 6 && away >= 6) {
    if (home === away) return level;
    return home > away ? p + (1 - p) * level : p * level;
  }
  return p * tieBreakChance(model, [home + 1, away], first) + (1 - p) * tieBreakChance(model, [home, away + 1], first);
}

/** The model's set chances, calculated once per match. */
const memos = new WeakMap<Model, Map<string, number>>();

function memoOf(model: Model): Map<string, number> {
  const known = memos.get(model) ?? new Map<string, number>();
  memos.set(model, known);
  return known;
}

/** P(home wins the set) from its games on, with `serving` about to serve the next game. */
function setChance(model: Model, [home, away]: ScorePair, serving: Side, memo: Map<string, number>): number {
  if (home >= 6 && home - away >= 2) return 1;
  if (away >= 6 && away - home >= 2) return 0;
  if (home === 7) return 1;
  if (away === 7) return 0;
  const key = `${home}:${away}:${serving}`;
  const known = memo.get(key);
  if (known !== undefined) return known;
  const hold = gameChance(model[serving], 0, 0);
  const wins = serving === "home" ? hold : 1 - hold;
  const chance =
    home === 6 && away === 6
      ? tieBreakChance(model, [0, 0], serving)
      : wins * setChance(model, [home + 1, away], other(serving), memo) +
        (1 - wins) * setChance(model, [home, away + 1], other(serving), memo);
  memo.set(key, chance);
  return chance;
}

/**
 * The possible final scores, by the stated model: the server wins each point with their own chance, whatever the score. The first
 * server of a later set counts as even: the difference is below a thousandth.
 */
export function finalSetsOf(model: Model, score: TennisScore): readonly FinalSets[] {
  const { sets, games, points, serving, tieBreak, firstInTieBreak } = score;
  const memo = memoOf(model);
  const [home, away] = games.at(-1) ?? [0, 0];
  const fresh = (setChance(model, [0, 0], "home", memo) + setChance(model, [0, 0], "away", memo)) / 2;
  const next = other(serving);
  let present: number;
  if (tieBreak) present = tieBreakChance(model, points, firstInTieBreak ?? serving);
  else {
    const [own, opponent] = serving === "home" ? points : [points[1], points[0]];
    const hold = gameChance(model[serving], own, opponent);
    const wins = serving === "home" ? hold : 1 - hold;
    present =
      wins * setChance(model, [home + 1, away], next, memo) +
      (1 - wins) * setChance(model, [home, away + 1], next, memo);
  }
  return finalSets(sets, model.setsToWin, present, () => fresh);
}

export function priceTennis(model: Model, state: MatchState): readonly LiveMarketPrice[] {
  return setMarkets(finalSetsOf(model, tennisScore(state)), model.setsToWin);
}

const pointNames = ["0", "15", "30", "40", "A"];

/** Reads the score from the feed's texts: "6:4 3:2" and "40:15". */
export function tennisScore({ score: sets, periods, game, serving: knownServer, over }: MatchState): TennisScore {
  const games = periods.split(" ").filter(Boolean).map(pairOf);
  const [home, away] = games.at(-1) ?? [0, 0];
  const tieBreak = home === 6 && away === 6;
  const serving = knownServer ?? "home";
  const called = game.split(":");
  const points: ScorePair = tieBreak
    ? pairOf(game)
    : [Math.max(0, pointNames.indexOf(called[0] ?? "")), Math.max(0, pointNames.indexOf(called[1] ?? ""))];
  const winner = over ? (sets[0] > sets[1] ? "home" : "away") : null;
  return {
    sets,
    games: games.length > 0 ? games : [[0, 0]],
    points,
    tieBreak,
    serving,
    firstInTieBreak: tieBreak ? tieBreakServer(points, serving) : null,
    winner,
  };
}
