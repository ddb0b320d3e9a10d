import type { LiveMarketPrice } from "../prices/live-price.ts";
import { priceCourse } from "../prices/price-course.ts";
import type { Course } from "../sources/course.ts";
import { type Heard, marketKey } from "../sources/intake/heard.ts";

/** A match's markets by `marketKey`, at a match moment: by the house's model, or by its source's last words. */
export function pricesOf(
  { course, heard }: { readonly course: Course; readonly heard: Heard },
  at: number,
): ReadonlyMap<string, LiveMarketPrice> {
  const { model } = heard.match;
  if (model === null) return heard.markets;
  return new Map(priceCourse(course, model, at).map((price) => [marketKey(price), price]));
}
