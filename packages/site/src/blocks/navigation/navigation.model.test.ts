import { expect, test } from "vitest";
import { navigationEntries } from "./navigation.model.ts";

const nothing = {
  sport: false,
  live: false,
  slots: false,
  casino: false,
  virtual: false,
  bingo: false,
  tvGames: false,
};
const entriesWith = (services: Partial<typeof nothing>) => navigationEntries({ services: { ...nothing, ...services } });

test("D49 §2 the navigation has the existing pages that the player's services allow", () => {
  expect(navigationEntries(null)).toEqual(["Home", "SportBets", "LiveBets", "Coupons"]);
  expect(entriesWith({ sport: true, live: true })).toEqual(["Home", "SportBets", "LiveBets", "Coupons"]);
  expect(entriesWith({ sport: true })).toEqual(["Home", "SportBets", "Coupons"]);
  expect(entriesWith({ live: true })).toEqual(["Home", "LiveBets", "Coupons"]);
  expect(entriesWith({})).toEqual(["Home"]);
});

test("§2 promotions stand before the coupons if there are any and the sections leave space", () => {
  const sport = { services: { ...nothing, sport: true } };
  expect(navigationEntries(sport, 2)).toEqual(["Home", "SportBets", "Promotions", "Coupons"]);
  expect(navigationEntries(sport, 0)).toEqual(["Home", "SportBets", "Coupons"]);
  expect(navigationEntries({ services: nothing }, 1)).toEqual(["Home", "Promotions"]);
  expect(navigationEntries(null, 2)).toEqual(["Home", "SportBets", "LiveBets", "Coupons"]);
});
