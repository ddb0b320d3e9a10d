import { expect, test } from "vitest";
import { readFilter, writeFilter } from "./tree-filter.ts";

test("a filter is read from the address as it was written", () => {
  expect(readFilter({ sport: "1", category: "2", tournament: "3", page: "4" })).toEqual({
    sport: 1,
    category: 2,
    tournament: 3,
    page: 4,
  });
  expect(writeFilter({ sport: 1, category: 2, tournament: null, page: 1 })).toEqual({
    sport: 1,
    category: 2,
    tournament: undefined,
    page: undefined,
  });
});

test.each([
  [{ sport: "x" }],
  [{ sport: "-1" }],
  [{ sport: "1.5" }],
  [{ sport: "0" }],
  [{ sport: "1e3" }],
  [{ category: "2", tournament: "3" }],
  [{}],
])("%o chooses nothing", (search) => {
  expect(readFilter(search)).toEqual({ sport: null, category: null, tournament: null, page: 1 });
});

test("a tournament without its category is not chosen", () => {
  expect(readFilter({ sport: "1", tournament: "3" })).toMatchObject({ sport: 1, tournament: null });
});
