import type { Service } from "@livery/contract";
import { expect, test } from "vitest";
import { accountMenu, entryOf, mainMenu } from "./menus.ts";

const none: Record<Service, boolean> = {
  sport: false,
  live: false,
  casino: false,
  slots: false,
  virtual: false,
  bingo: false,
  tvGames: false,
};

test("§2 a main menu entry appears only when its service flag is on", () => {
  expect(mainMenu({ services: none })).toEqual([]);
  expect(mainMenu({ services: { ...none, sport: true } })).toEqual([
    { route: "SportBets", section: "sports", isNew: false },
  ]);
});

test("a section without a page is in no menu", () => {
  const all = Object.fromEntries(Object.keys(none).map((service) => [service, true])) as Record<Service, boolean>;
  expect(mainMenu({ services: all }).map((entry) => entry.route)).toEqual(["SportBets", "LiveBets"]);
  expect(accountMenu).toEqual([
    "Coupons",
    "Transactions",
    "TransferRequest",
    "Deposit",
    "Withdraw",
    "UserInformation",
    "ChangePassword",
  ]);
});

test("a visitor sees the sections that the site offers", () => {
  expect(mainMenu(null).map(({ route, section }) => [route, section])).toEqual([
    ["SportBets", "sports"],
    ["LiveBets", "live"],
  ]);
});

test("a page below an entry marks the entry as current", () => {
  expect(entryOf("Match")).toBe("SportBets");
  expect(entryOf("LiveMatch")).toBe("LiveBets");
  expect(entryOf("Coupon")).toBe("Coupons");
  expect(entryOf("Results")).toBe("Results");
  expect(entryOf(null)).toBeNull();
});
