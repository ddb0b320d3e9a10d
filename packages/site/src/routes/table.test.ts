import { expect, test } from "vitest";
import { isReal, knownRoutePatterns, realRoutes, routeNamed, routeTable, unknownRoute } from "./table.ts";

test("every path of §2 has one row", () => {
  const paths = routeTable.map((route) => route.path);
  expect(new Set(paths).size).toBe(paths.length);
  for (const path of [
    "",
    "firstlogin",
    "google",
    "register",
    "register/$affcode",
    "activation/$activationcode",
    "sports",
    "livebets",
    "livebets/$keyWord",
    "casino",
    "livecasino",
    "bingo",
    "tvgames",
    "virtualgames",
    "promotions",
    "couponShare/$id",
    "results",
    "page/$id",
    "forgotPassword",
    "resetPassword/$passCode",
    "loginwithuser",
    "handlogin",
    "racing",
    "lotto",
    "virtualleague",
    "betgames",
    "mintGaming",
    "virtualSports",
    "transactions",
    "transferRequest",
    "deposit",
    "withdraw",
    "changePassword",
    "userInformation",
    "notifications",
    "coupons",
    "affiliate",
    "affiliateBanner",
  ]) {
    expect(paths).toContain(path);
  }
});

test("header and footer are hidden on Login and LoginWithUser, the footer on LiveBets, nowhere else", () => {
  expect(routeTable.filter((route) => !route.header).map((route) => route.name)).toEqual(["Login", "LoginWithUser"]);
  expect(routeTable.filter((route) => !route.footer).map((route) => route.name)).toEqual([
    "Login",
    "LiveBets",
    "LiveSearch",
    "LoginWithUser",
  ]);
});

test("sections have their colours, everything else is turquoise", () => {
  const sections = Object.fromEntries(routeTable.map((route) => [route.name, route.section]));
  expect(sections).toMatchObject({
    LiveBets: "live",
    SlotGames: "slots",
    LiveCasino: "casino",
    TvGames: "casino",
    Bingo: "bingo",
    VirtualGames: "virtual",
    Home: "sports",
    SportBets: "sports",
    Coupons: "sports",
  });
  expect(unknownRoute).toMatchObject({ page: "home", section: "sports", header: true, footer: true });
});

test("the server knows a path if its page exists", () => {
  expect(knownRoutePatterns).toContain("sports/match/:matchId");
  expect(knownRoutePatterns).toContain("page/:id");
  expect(knownRoutePatterns).not.toContain("casino");
  expect(knownRoutePatterns).not.toContain("");
  expect(knownRoutePatterns).toHaveLength(realRoutes.length - 1);
});

test("a route without a page is not offered", () => {
  expect(isReal("SportBets")).toBe(true);
  expect(isReal("LiveCasino")).toBe(false);
  expect(routeNamed("LiveCasino").page).toBeNull();
});
