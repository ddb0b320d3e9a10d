import type { Course } from "../sources/course.ts";
import type { PriceModel } from "../sources/source.ts";
import { priceFootball } from "./football.ts";
import type { LiveMarketPrice } from "./live-price.ts";
import { pricePoints } from "./points.ts";
import { priceTennis } from "./tennis.ts";

/** All markets of a match in play, by the model of its sport, at a match moment (milliseconds since kick-off). */
export function priceCourse(course: Course, model: PriceModel, at: number): readonly LiveMarketPrice[] {
  switch (model.kind) {
    case "football":
      return priceFootball(course, model.expected, at);
    case "tennis":
      return priceTennis(model, course);
    case "points":
      return pricePoints(course, model, at);
  }
}
