import { expect, test } from "vitest";
import { matchesPayload } from "./sports.model.ts";

test("the filter and the site's days narrow the request, with 50 matches a page (§9)", () => {
  const all = { sport: 1, category: null, tournament: null, page: 1 };
  expect(matchesPayload(all, 30, [1])).toEqual({ sportId: 1, marketTypeIds: [1], days: 30, page: 1, pageSize: 50 });
  expect(matchesPayload({ sport: 1, category: 2, tournament: 3, page: 4 }, 7, [1])).toMatchObject({
    categoryId: 2,
    tournamentId: 3,
    days: 7,
    page: 4,
  });
});
