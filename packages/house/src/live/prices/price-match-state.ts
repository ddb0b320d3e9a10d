import type { MatchState } from "../sources/match-state.ts";
import type { PriceModel } from "../sources/source.ts";
import { priceBasketball } from "./basketball.ts";
import { priceFootball } from "./football.ts";
import { priceIceHockey } from "./ice-hockey.ts";
import type { LiveMarketPrice } from "./live-price.ts";
import { pricePoints } from "./points.ts";
import { priceTennis } from "./tennis.ts";
import { priceVolleyball } from "./volleyball.ts";

/** All markets of a match in play, by the model of its sport, at a match moment (milliseconds since kick-off). */
export function priceMatchState(state: MatchState, model: PriceModel, at: number): readonly LiveMarketPrice[] {
  switch (model.kind) {
    case "football":
      return priceFootball(state, model.expected, at, model.knockout);
    case "tennis":
      return priceTennis(model, state);
    case "basketball":
      return priceBasketball(model, state, at);
    case "ice_hockey":
      return priceIceHockey(model, state, at);
    case "volleyball":
      return priceVolleyball(model, state);
    case "points":
      return pricePoints(state, model, at);
  }
}
