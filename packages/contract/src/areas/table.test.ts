import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { commonErrors, errorCatalogue } from "../errors.ts";
import { calls } from "./table.ts";

/** The keys of docs/spec/calls.md by area, written down a second time. */
const specified = {
  site: [
    "settings",
    "getLanguages",
    "getPage",
    "getSliders",
    "getPopups",
    "getNotification",
    "getTopWinners",
    "topWinnerService",
    "getCaptcha",
    "getCountries",
    "getCurrencies",
  ],
  session: [
    "userLogin",
    "operatorLogin",
    "doLoginHandTerminal",
    "loginwithuser",
    "logout",
    "getUserData",
    "userdata",
    "getUserDetail",
    "seco",
  ],
  account: [
    "userRegister",
    "activation",
    "forgotPassword",
    "resetPassword",
    "changePassword",
    "updateProfile",
    "userNameCheck",
    "idNumberCheck",
    "mobileCheck",
    "emailCheck",
  ],
  sport: [
    "lives",
    "liveodds",
    "searchMatches",
    "apiSports",
    "apiCategories",
    "apiTournaments",
    "apiResults",
    "apiOdds",
    "matchProposition",
    "sports",
    "categories",
    "tournament",
    "matches",
  ],
  coupon: [
    // Additions of this project: the product has no calls for D22.
    "shareCoupon",
    "sharedCoupon",
    "bookSlip",
    "loadBooking",
    "createcoupon",
    "getCoupons",
    "getCoupon",
    "getCouponDetail",
    "sellCoupon",
    "couponCanceled",
    "ticketCheckTerminal",
    "bingoCheckTerminal",
    "printingCouponCancel",
    "printerStatus",
  ],
  money: [
    "getTransactions",
    "getTransfers",
    "getPaymentBanks",
    "setTransferRequest",
    "terminalDeposit",
    "withdrawPrinterNew",
    "cancelTransaction",
    "getUserBills",
    "cutOffUserBill",
  ],
  games: [
    "getLiveCasinos",
    "allLiveCasinos",
    "getAllCasinos",
    "getLiveCasinosHome",
    "casinosHome",
    "openSlot",
    "openCasinoTable",
    "tombalaLive",
  ],
  promotion: [
    "getBonus",
    "getBonusMeta",
    "bonusRequest",
    "getAffiliate",
    "getAffiliateInfo",
    "getAffiliateBanner",
    "affiliateControl",
    "affiliateRegister",
    "getUserDealers",
    "getDealersFinance",
    "getDealersCoupons",
  ],
  print: [
    "winprint",
    "winprintbingo",
    "cancelprint",
    "printer",
    "printerDuplicate",
    "withdrawPrint",
    "resetprint",
    "bingoprinter",
  ],
};

/** The paths of docs/spec/calls.md that differ from their key. */
const specifiedPaths: Record<string, string> = {
  settings: "/settings",
  getLanguages: "/ekol/user/getLanguages",
  getPopups: "/ekol/user/getPopups",
  activation: "/ekol/activation/{activationCode}",
  resetPassword: "/ekol/resetPassword/{passCode}",
  lives: "/ekol/sportbooks/v1/lives3",
  liveodds: "/ekol/sportbooks/v1/liveodds",
  searchMatches: "/ekol/api/matches",
  apiSports: "/ekol/api/sports",
  apiCategories: "/ekol/api/categories",
  apiTournaments: "/ekol/api/tournaments",
  apiResults: "/ekol/api/results",
  apiOdds: "/ekol/api/odds",
  matchProposition: "/ekol/api/matchProposition/{token}/{lang}",
  createcoupon: "/ekol/couponapi/createcoupon",
  terminalDeposit: "/ekol/terminal/deposit",
  openCasinoTable: "/ekol/casinos/open",
  tombalaLive: "/ekol/casinos/get/tombalalive",
  withdrawPrint: "/ekol/withdrawPrinterNew",
};

const rows = Object.entries(calls);

describe("the table of calls", () => {
  test("has exactly the keys of docs/spec/calls.md, in their areas", () => {
    const found: Record<string, string[]> = {};
    for (const [key, row] of rows) (found[row.area] ??= []).push(key);
    for (const keys of Object.values(found)) keys.sort();
    const expected = Object.fromEntries(Object.entries(specified).map(([area, keys]) => [area, keys.toSorted()]));
    expect(found).toEqual(expected);
  });

  test.each(rows)("%s is keyed by its own name", (key, row) => {
    expect(row.key).toBe(key);
  });

  test.each(rows)("%s has the path of docs/spec/calls.md, and its method GET or POST", (key, row) => {
    expect(row.path).toBe(specifiedPaths[key] ?? `/ekol/${key}`);
    const get = row.area === "print" || key === "settings" || key === "getNotification";
    expect(row.method).toBe(get ? "GET" : "POST");
  });

  test("no two rows answer the same method and path", () => {
    const addresses = rows.map(([, row]) => `${row.method} ${row.path}`);
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  test.each(rows)(
    "%s lists its callers, and errors that the catalogue has and that are not common to every call",
    (_, row) => {
      expect(row.callers.length).toBeGreaterThan(0);
      expect(row.summary).toMatch(/\.$/);
      for (const code of row.errors) {
        expect(errorCatalogue).toHaveProperty(code);
        expect(commonErrors).not.toContain(code);
      }
      expect(new Set(row.errors).size).toBe(row.errors.length);
    },
  );

  test("calls that move money or create something take an idempotency key, and no others (D21, D54)", () => {
    const effects = rows.filter(([, row]) => row.effect).map(([key]) => key);
    expect(effects.toSorted()).toEqual([
      "affiliateRegister",
      "bonusRequest",
      "cancelTransaction",
      "couponCanceled",
      "createcoupon",
      "cutOffUserBill",
      "printingCouponCancel",
      "sellCoupon",
      "setTransferRequest",
      "terminalDeposit",
      "userRegister",
      "withdrawPrinterNew",
    ]);
    for (const [, row] of rows) expect(row.effect && row.method === "GET").toBe(false);
    for (const [, row] of rows) expect(row.errors.includes("key_reused")).toBe(row.effect);
  });
});

describe("callers (docs/spec/permissions.md)", () => {
  test("only a player or a terminal places, lists and sells coupons and opens games", () => {
    for (const key of [
      "createcoupon",
      "getCoupons",
      "getCoupon",
      "getCouponDetail",
      "sellCoupon",
      "openSlot",
      "openCasinoTable",
    ] as const) {
      expect(calls[key].callers).toEqual(["player", "terminal"]);
    }
  });

  test("deposit, withdrawal and affiliate pages are for the player only", () => {
    for (const key of [
      "setTransferRequest",
      "getTransfers",
      "cancelTransaction",
      "affiliateRegister",
      "getAffiliate",
    ] as const) {
      expect(calls[key].callers).toEqual(["player"]);
    }
  });

  test("only a visitor registers, activates and resets a password", () => {
    for (const key of ["userRegister", "activation", "forgotPassword", "resetPassword"] as const) {
      expect(calls[key].callers).toEqual(["visitor"]);
    }
  });

  test("a visitor reads public data only", () => {
    const openAreas = rows.filter(([, row]) => row.callers.includes("visitor")).map(([, row]) => row.area);
    expect(new Set(openAreas)).toEqual(
      new Set(["site", "session", "account", "sport", "coupon", "games", "promotion"]),
    );
    const openOf = (area: string) =>
      rows.filter(([, row]) => row.area === area && row.callers.includes("visitor")).map(([key]) => key);
    expect(openOf("sport")).toHaveLength(specified.sport.length);
    expect(openOf("coupon")).toEqual([
      "sharedCoupon",
      "bookSlip",
      "loadBooking",
      "ticketCheckTerminal",
      "bingoCheckTerminal",
    ]);
    expect(openOf("promotion")).toEqual(["getBonus", "getBonusMeta"]);
    expect(calls.changePassword.callers).not.toContain("terminal");
  });

  test("partners read their own data and close no accounts", () => {
    expect(calls.getUserBills.callers).toContain("partner");
    expect(calls.cutOffUserBill.callers).not.toContain("partner");
  });
});

test("the specification's spellings occur only in wire/, and those of the settings only in the table of their fields", () => {
  // as names of fields: `outComeId:`, `.outComeId` or `"outComeId"`
  const names =
    "outComeId|outCome|counrtyId|oddUniq|ticketStake|ticketId|ticketType|oddChangeOk|systemTickets|keyWord|oddstype|typename|homeTeam|awayTeam|matchDate|addDate|startDate|payCatId|pageid|site_id|reqId|bonusJson|userCredit|staketype|kombiMaxPay|singleMaxPay|isMobile|company_name|iss|isv";
  const settingNames =
    "tofixedNumber|coupon_amount_group|site_title|matches_day|register_disabled|login_screen|specialone_file";
  const spelling = new RegExp(`(\\.(${names})\\b|\\b(${names})\\??:|"(${names}|${settingNames})")`);
  const folder = new URL("..", import.meta.url);
  const outside = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".ts") && !path.endsWith(".test.ts"))
    .filter((path) => !/^(wire\/|settings\/fields-)/.test(path))
    .filter((path) => spelling.test(withoutComments(readFileSync(new URL(path, folder), "utf8"))));
  expect(outside).toEqual([]);
});

function withoutComments(source: string): string {
  return source.replaceAll(/\/\*[\s\S]*?\*\//g, "").replaceAll(/\/\/.*$/gm, "");
}
