import { expect, test } from "vitest";
import { bestOfMarkets, type MaybeSettled } from "./best-of-markets.ts";
import { rational, thousandths, type LegOutcome } from "./index.ts";
import { zero } from "./rational.ts";

interface Named extends MaybeSettled {
  readonly market: string | null;
}
const selection = (odds: number, market: string | null, outcome?: LegOutcome): Named => ({
  odds: thousandths(odds),
  market,
  ...(outcome && { outcome }),
});
const best = (...selections: Named[]) => bestOfMarkets(selections, ({ market }) => market);
const open = { result: "open" } as const;

test("the best factor is the best open selection of a market, and the sum over several markets", () => {
  expect(best()).toEqual(zero);
  expect(best(selection(2000, "a"), selection(3000, "a", open), selection(2500, "a"))).toEqual(rational(3));
  expect(best(selection(2000, "a"), selection(3000, "b"))).toEqual(rational(5));
  expect(best(selection(2000, null), selection(3000, null))).toEqual(rational(5));
});

test("an open selection adds nothing beside one that won the same market, wholly or in part", () => {
  expect(best(selection(2000, "a", { result: "won" }), selection(9000, "a"))).toEqual(rational(2));
  expect(best(selection(9000, "a"), selection(2000, "a", { result: "half_won" }))).toEqual(rational(3, 2));
  const dead = { result: "dead_heat", share: rational(1, 2) } as const;
  expect(best(selection(9000, "a"), selection(2000, "a", dead))).toEqual(rational(1));
  expect(best(selection(9000, "b"), selection(2000, "a", { result: "won" }))).toEqual(rational(11));
});

test("a lost or void selection leaves the market open", () => {
  expect(best(selection(9000, "a"), selection(2000, "a", { result: "lost" }))).toEqual(rational(9));
  expect(best(selection(9000, "a"), selection(2000, "a", { result: "void" }))).toEqual(rational(10));
  expect(best(selection(9000, "a"), selection(2000, "a", { result: "half_lost" }))).toEqual(rational(19, 2));
});
