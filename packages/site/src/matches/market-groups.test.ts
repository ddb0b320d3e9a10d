import { expect, test } from "vitest";
import { groupMarkets, layoutOf, scoreColumns } from "./market-groups.ts";

const market = (marketTypeId: number, special: string) => ({ marketTypeId, name: `market.${marketTypeId}`, special });

test("markets are grouped by type in the order they come in, with handicap lines from the lowest to the highest", () => {
  const groups = groupMarkets([
    market(1, ""),
    market(16, "0.25"),
    market(16, "-0.25"),
    market(18, "10.5"),
    market(16, "0"),
    market(18, "2.5"),
    market(68, "0.5"),
  ]);
  expect(groups.map(({ name, special, markets }) => [name, special, markets.map((each) => each.special)])).toEqual([
    ["market.1", "", [""]],
    ["market.16", "", ["-0.25", "0", "0.25"]],
    ["market.18", "", ["2.5", "10.5"]],
    ["market.68", "0.5", ["0.5"]],
  ]);
});

test("the layout of outcomes follows their number, and scores are grouped by winner", () => {
  expect(layoutOf(["over", "under"])).toBe("two");
  expect(layoutOf(["home", "draw", "away"])).toBe("three");
  expect(layoutOf(Array.from({ length: 9 }, () => "home/home"))).toBe("three");
  expect(layoutOf(["a", "b", "c", "d"])).toBe("many");
  expect(layoutOf(["0:0", "1:0", "other_score"])).toBe("scores");
  expect(scoreColumns(["0:0", "2:1", "1:0", "2:0", "1:1", "0:3", "1:2", "other_score"], (name) => name)).toEqual({
    home: ["1:0", "2:0", "2:1"],
    draw: ["0:0", "1:1", "other_score"],
    away: ["1:2", "0:3"],
  });
});
