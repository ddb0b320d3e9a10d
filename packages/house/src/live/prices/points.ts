import { clockSecond, type MatchState } from "../sources/match-state.ts";
import type { PriceModel } from "../sources/source.ts";
import type { LiveMarketPrice } from "./live-price.ts";
import { normal } from "./normal.ts";
import { pricedWinner } from "./winner.ts";

type Model = Extract<PriceModel, { kind: "points" }>;

/** At least this share of the match may still be played, however late it is. */
const leastLeft = 0.002;

/** P(the home side wins): points come one by one at both sides' rates, and the next one decides a level match. */
function winChance(model: Model, state: MatchState, at: number): number {
  const [home, away] = state.score;
  if (state.over) return home > away ? 1 : 0;
  const next = model.home / (model.home + model.away);
  if (state.regular !== null) return next;
  const share = Math.max(leastLeft, 1 - (clockSecond(state, at) * 1_000) / model.lengthMs);
  const mean = home - away + (model.home - model.away) * share;
  const spread = Math.sqrt((model.home + model.away) * share);
  const leads = (above: number): number => normal((mean - above) / spread);
  return leads(0.5) + (leads(-0.5) - leads(0.5)) * next;
}

/** Prices the winner: the lead still to be made is normal around the expectation of the sides' rates. */
export function pricePoints(state: MatchState, model: Model, at: number): readonly LiveMarketPrice[] {
  return [pricedWinner(winChance(model, state, at))];
}
