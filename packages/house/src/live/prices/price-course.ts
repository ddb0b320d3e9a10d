import type { Course } from "../sources/course.ts";
import type { PriceModel } from "../sources/source.ts";
import { priceBasketball } from "./basketball.ts";
import { priceFootball } from "./football.ts";
import { priceIceHockey } from "./ice-hockey.ts";
import type { LiveMarketPrice } from "./live-price.ts";
import { pricePoints } from "./points.ts";
import { priceTennis } from "./tennis.ts";
import { priceVolleyball } from "./volleyball.ts";

/** All markets of a match in play, by the model of its sport, at a match moment (milliseconds since kick-off). */
export function priceCourse(course: Course, model: PriceModel, at: number): readonly LiveMarketPrice[] {
  switch (model.kind) {
    case "football":
      return priceFootball(course, model.expected, at, model.knockout);
    case "tennis":
      return priceTennis(model, course);
    case "basketball":
      return priceBasketball(model, course, at);
    case "ice_hockey":
      return priceIceHockey(model, course, at);
    case "volleyball":
      return priceVolleyball(model, course);
    case "points":
      return pricePoints(course, model, at);
  }
}
