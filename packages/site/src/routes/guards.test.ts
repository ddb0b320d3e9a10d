import type { Service } from "@livery/contract";
import { describe, expect, test } from "vitest";
import { evaluateGuards, type GuardSituation, type GuardUser } from "./guards.ts";
import { routeNamed, type RouteName } from "./table.ts";

const everyService: Record<Service, boolean> = {
  sport: true,
  live: true,
  casino: true,
  slots: true,
  virtual: true,
  bingo: true,
  tvGames: true,
};

function player(off: readonly Service[] = [], online = true): GuardUser {
  return { online, services: { ...everyService, ...Object.fromEntries(off.map((service) => [service, false])) } };
}

const open = { loginFirst: false, registerDisabled: false, affiliate: true };
const loginFirst = { ...open, loginFirst: true };
const visitor = null;

/** One line of the table: route, user, settings → verdict. */
type Case = readonly [
  route: RouteName | "unknown path",
  who: string,
  user: GuardSituation["user"],
  settings: GuardSituation["settings"],
  outcome: "show" | "wait" | "Home" | "Login",
];

const cases: readonly Case[] = [
  // login required
  ["Transactions", "a visitor", visitor, open, "Home"],
  ["Transactions", "a visitor of a login-first site", visitor, loginFirst, "Login"],
  ["Transactions", "a player", player(), open, "show"],
  ["Transactions", "somebody not known yet", "unknown", open, "wait"],
  ["TransferRequest", "a visitor", visitor, open, "Home"],
  ["Deposit", "a visitor", visitor, open, "Home"],
  ["Withdraw", "a visitor", visitor, open, "Home"],
  ["ChangePassword", "a visitor", visitor, open, "Home"],
  ["ChangePassword", "a player", player(), open, "show"],
  ["UserInformation", "a visitor", visitor, open, "Home"],
  ["Notifications", "a visitor", visitor, open, "Home"],
  // logout required
  ["Login", "a visitor", visitor, open, "show"],
  ["Login", "a visitor of a login-first site", visitor, loginFirst, "show"],
  ["Login", "a player", player(), open, "Home"],
  ["Login", "a player of a login-first site", player(), loginFirst, "Home"],
  ["Login", "somebody not known yet", "unknown", open, "wait"],
  ["Register", "a player", player(), open, "Home"],
  ["ForgotPassword", "a player", player(), open, "Home"],
  ["ResetPassword", "a player", player(), open, "Home"],
  // registration closed
  ["Register", "a visitor", visitor, open, "show"],
  ["Register", "a visitor where registration is closed", visitor, { ...open, registerDisabled: true }, "Home"],
  ["RegisterAffiliate", "a visitor where registration is closed", visitor, { ...open, registerDisabled: true }, "Home"],
  ["ForgotPassword", "a visitor where registration is closed", visitor, { ...open, registerDisabled: true }, "Home"],
  ["ResetPassword", "a visitor where registration is closed", visitor, { ...open, registerDisabled: true }, "Home"],
  ["Register", "a visitor of a login-first site", visitor, loginFirst, "Login"],
  // required service
  ["SportBets", "a visitor", visitor, open, "show"],
  ["SportBets", "a player", player(), open, "show"],
  ["SportBets", "a player without sportUser", player(["sport"]), open, "Home"],
  ["SportBets", "somebody not known yet", "unknown", open, "wait"],
  ["Match", "a player without sportUser", player(["sport"]), open, "Home"],
  ["LiveBets", "a player without liveUser", player(["live"]), open, "Home"],
  ["LiveSearch", "a player without liveUser", player(["live"]), open, "Home"],
  ["SlotGames", "a player without slotUser", player(["slots"]), open, "Home"],
  ["LiveCasino", "a player without casinoUser", player(["casino"]), open, "Home"],
  ["Bingo", "a player without bingoUser", player(["bingo"]), open, "Home"],
  ["TvGames", "a player without tvgamesUser", player(["tvGames"]), open, "Home"],
  ["VirtualGames", "a player without virtualUser", player(["virtual"]), open, "Home"],
  // several services separated by a pipe: one is enough
  ["Coupons", "a player with sport alone", player(["live"]), open, "show"],
  ["Coupons", "a player with live alone", player(["sport"]), open, "show"],
  ["Coupons", "a player with neither sport nor live", player(["sport", "live"]), open, "Home"],
  ["Coupons", "a visitor", visitor, open, "Home"],
  ["Coupon", "a visitor", visitor, open, "Home"],
  // online users and the affiliate setting
  ["Affiliate", "an online player", player(), open, "show"],
  ["Affiliate", "a player who is not online", player([], false), open, "Home"],
  ["Affiliate", "an online player where affiliates are off", player(), { ...open, affiliate: false }, "Home"],
  ["AffiliateBanner", "an online player where affiliates are off", player(), { ...open, affiliate: false }, "Home"],
  ["AffiliateBanner", "a visitor", visitor, open, "Home"],
  // open to everyone
  ["Home", "a visitor", visitor, open, "show"],
  ["Home", "somebody not known yet", "unknown", open, "show"],
  ["Results", "a visitor", visitor, open, "show"],
  ["Page", "somebody not known yet", "unknown", open, "show"],
  // unknown paths are Home, and Login in login-first mode
  ["unknown path", "a visitor", visitor, open, "show"],
  ["unknown path", "a player", player(), open, "show"],
  ["unknown path", "a visitor of a login-first site", visitor, loginFirst, "Login"],
  // login-first mode
  ["Home", "a visitor of a login-first site", visitor, loginFirst, "Login"],
  ["Home", "somebody not known yet on a login-first site", "unknown", loginFirst, "wait"],
  ["Home", "a player of a login-first site", player(), loginFirst, "show"],
  ["SportBets", "a visitor of a login-first site", visitor, loginFirst, "Login"],
  ["Results", "a visitor of a login-first site", visitor, loginFirst, "Login"],
];

describe("§4 the route guard", () => {
  test.each(cases)("%s for %s", (route, _who, user, settings, outcome) => {
    const verdict = evaluateGuards(route === "unknown path" ? null : routeNamed(route), { user, settings });
    expect(verdict.kind === "redirect" ? verdict.to : verdict.kind).toBe(outcome);
  });

  test("a refusal names the missing condition", () => {
    expect(evaluateGuards(routeNamed("Coupons"), { user: visitor, settings: open })).toMatchObject({
      missing: "login",
    });
    expect(evaluateGuards(routeNamed("SportBets"), { user: player(["sport"]), settings: open })).toMatchObject({
      missing: "service",
    });
  });
});
