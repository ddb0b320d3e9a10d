import { expect, test } from "vitest";
import { liveMarket } from "../../../testing/live-fixtures.ts";
import { mainMarkets } from "./main-markets.ts";

const result = liveMarket(7);
const line = (special: string, mostBalanced: boolean) =>
  liveMarket(7, { marketTypeId: 18, marketId: 700 + Number(special) * 10, special, mostBalanced });
const both = liveMarket(7, { marketTypeId: 29 });
const winner = liveMarket(7, { marketTypeId: 186 });
const all = [result, line("1.5", false), line("2.5", true), line("3.5", true), both, winner];

test("the main markets are the first three types, with the most balanced handicap line of each", () => {
  expect(mainMarkets(all, [])).toEqual([result, line("2.5", true), both]);
  expect(mainMarkets([], [])).toEqual([]);
});

test("§4 the main markets are of the types that the site subscribes to, if it names any", () => {
  expect(mainMarkets(all, [186, 18])).toEqual([line("2.5", true), winner]);
});

test("D25 a market without handicap lines is shown, balanced or not; of several lines the most balanced one or none", () => {
  const unmarked = liveMarket(7, { mostBalanced: false });
  const lines = (balanced: boolean) => [
    liveMarket(7, { marketTypeId: 5500, special: "1.5", mostBalanced: false }),
    liveMarket(7, { marketTypeId: 5500, special: "2.5", mostBalanced: balanced }),
  ];
  expect(mainMarkets([unmarked, ...lines(true)], [])).toEqual([unmarked, lines(true)[1]]);
  expect(mainMarkets([unmarked, ...lines(false), both], [])).toEqual([unmarked, both]);
});
