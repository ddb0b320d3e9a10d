import { margins } from "../../catalogue/prices/margin.ts";
import { clockSecond, type Course } from "../sources/course.ts";
import type { PriceModel } from "../sources/source.ts";
import { type LiveMarketPrice, priced } from "./live-price.ts";
import { normal } from "./normal.ts";

/** UOF's market of who wins, overtime included, and its outcomes. */
const winner = { marketTypeId: 219, home: 4, away: 5 } as const;

/** The lead that remains to be made is normal around what the sides' rates say, a tie is even. */
export function pricePoints(
  course: Course,
  model: Extract<PriceModel, { kind: "points" }>,
  at: number,
): readonly LiveMarketPrice[] {
  const [home, away] = course.score;
  const whole = model.lengthMs / 1000;
  const share = course.over ? 0 : Math.max(0.002, 1 - clockSecond(course, at) / whole);
  const lead = home - away + (model.home - model.away) * share;
  // A score is worth a little over one point on average, so points are a little more spread than their number.
  const spread = Math.sqrt((model.home + model.away) * share * 1.4);
  const wins = course.over ? (home > away ? 1 : 0) : normal(lead / spread);
  return [
    priced(winner.marketTypeId, "", margins.twoWay, [
      [winner.home, wins],
      [winner.away, 1 - wins],
    ]),
  ];
}
