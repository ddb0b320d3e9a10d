import { randomInt } from "node:crypto";

/** A random number from `least` to `most`, to hundredths. */
export function between(least: number, most: number): number {
  return randomInt(Math.round(least * 100), Math.round(most * 100) + 1) / 100;
}

/** The items in random order. */
export function shuffled<Item>(items: readonly Item[]): readonly Item[] {
  const order = [...items];
  for (let last = order.length - 1; last > 0; last--) {
    const other = randomInt(last + 1);
    [order[last], order[other]] = [order[other] as Item, order[last] as Item];
  }
  return order;
}
