import { describe, expect, test } from "vitest";
import { errorText, type Refusal } from "./error-text.ts";
import { createFormats } from "./formats/create-formats.ts";
import { initI18n } from "./init.ts";
import { languageOf } from "./languages.ts";
import { readMessages } from "./messages/read.ts";

function speaker(code: string) {
  const language = languageOf(code) ?? expect.unreachable(code);
  const i18n = initI18n({ lang: language, messages: readMessages(code) });
  const formats = createFormats({ language, timeZone: "UTC" });
  return (refusal: Partial<Refusal> & { code: string }, rest: { currency?: string; match?: string } = {}) =>
    errorText({ params: {}, ...refusal }, { i18n, formats, ...rest }).replaceAll(/[\u2068\u2069]/g, "");
}

const english = speaker("en");
const persian = speaker("fa");
const turkish = speaker("tr");
const german = speaker("de");

describe("The text of an error", () => {
  test.each([
    ["insufficient_credit", "Insufficient credit!"],
    ["password_wrong", "Your current password is incorrect"],
    ["wrong_credentials", "Incorrect username or password"],
    ["cancel_period_over", "The Coupon Cancellation Period is over."],
    ["live_not_cancellable", "Live Coupon can not be cancelled."],
    ["already_in_progress", "You already have a transaction."],
    ["locked_matches", "There are locked matches, please check."],
    ["technical", "Your Process could not be processed due to a technical malfunction."],
    ["country_not_permitted", "The system cannot allow you to play in your country. Please turn off if you use VPN."],
    ["maintenance", "Planned Maintenance Work"],
    ["sell_not_allowed", "Your dealer does not allow coupons to be sold."],
  ])("%s keeps the specification's words (§8)", (code, text) => {
    expect(english({ code })).toBe(text);
  });

  test("a stake limit is written in the player's currency", () => {
    expect(english({ code: "stake_too_low", params: { min: 100 } }, { currency: "EUR" })).toBe(
      "The minimum stake is €1.00.",
    );
    expect(english({ code: "stake_too_high", params: { limit: 25_000, currency: "TRY" } })).toBe(
      "The maximum stake is ₺250.00.",
    );
    expect(english({ code: "dealer_limit_exceeded", params: { max: 12_345 } }, { currency: "EUR" })).toBe(
      "Your dealer’s limit is exceeded: at most €123.45 can be staked on this now.",
    );
    expect(english({ code: "dealer_limit_exceeded", params: {} }, { currency: "EUR" })).toBe(
      "Your dealer’s limit is exceeded. Please contact your dealer.",
    );
    expect(english({ code: "debt_open", params: { owed: 250 } }, { currency: "EUR" })).toBe(
      "You owe €2.50 from a corrected result. You can bet and withdraw again once it is paid.",
    );
    expect(persian({ code: "stake_too_low", params: { min: 100 } }, { currency: "EUR" })).toBe(
      "حداقل مبلغ شرط €1.00 است.",
    );
    expect(turkish({ code: "stake_too_low", params: { min: 100 } }, { currency: "TRY" })).toMatch(
      /^Minimum bahis tutarı: .*1,00.*\.$/,
    );
    expect(german({ code: "stake_too_low", params: { min: 123_400 } }, { currency: "EUR" })).toMatch(
      /^Der Mindesteinsatz beträgt .*1\.234,00.*\.$/,
    );
  });

  test("without a currency a stake limit is mentioned without an amount", () => {
    expect(english({ code: "stake_too_low", params: { min: 100 } })).toBe("The stake is below the minimum.");
  });

  test("an odds limit is written as the specification's 'min limit: X' (§8)", () => {
    expect(english({ code: "odds_too_low", params: { min: "1.200" } })).toBe("min limit: 1.20");
    expect(english({ code: "odds_too_high", params: { max: "100.000" } })).toBe("max limit: 100");
  });

  test("changed odds are written with their old and new value (D13)", () => {
    expect(english({ code: "odds_changed", params: { old: "2.150", new: "2.100" } })).toBe(
      "Odds changed from 2.15 to 2.10: please check the coupon.",
    );
    expect(english({ code: "odds_changed", params: { old: "2.150" } })).toBe("Odds changed: please check the coupon.");
  });

  test("a locked match is named if it is known", () => {
    expect(english({ code: "market_locked" }, { match: "Arsenal – Chelsea" })).toBe(
      "Bets for the Arsenal – Chelsea match are temporarily closed.",
    );
  });

  test("a count selects its plural form", () => {
    expect(english({ code: "rate_limited", params: { retryAfter: 1 } })).toBe(
      "Too many attempts. Please try again in 1 second.",
    );
    expect(english({ code: "too_few_selections", params: { min: 3, count: 1 } })).toBe(
      "Your bet slip needs at least 3 selections.",
    );
    expect([1, 2].map((retryAfter) => german({ code: "rate_limited", params: { retryAfter } }))).toEqual([
      expect.stringContaining("in 1 Sekunde erneut"),
      expect.stringContaining("in 2 Sekunden erneut"),
    ]);
    expect(turkish({ code: "too_few_selections", params: { min: 3 } })).toBe("Kuponunuza en az 3 seçim gerekiyor.");
  });

  test("an unknown code has the message of `technical`", () => {
    expect(english({ code: "from_the_future" })).toBe(english({ code: "technical" }));
  });

  test("a parameter that is not a number is not inserted", () => {
    expect(english({ code: "stake_too_low", params: { min: "<b>1</b>" } }, { currency: "EUR" })).toBe(
      "The stake is below the minimum.",
    );
  });
});
