import { describe, expect, test } from "vitest";
import { CallError, commonErrors, errorCatalogue, type ErrorCode } from "./errors.ts";
import { decodeError, encodeError } from "./wire/error-body.ts";

/** The user-visible messages of §8, and the codes that stand for them (D44). */
const messages: Readonly<Record<string, ErrorCode>> = {
  "Insufficient credit!": "insufficient_credit",
  "Your current password is incorrect": "password_wrong",
  "Activation code is wrong please check your email address again.": "activation_code_wrong",
  "No such user found !": "user_not_found",
  "The Coupon Cancellation Period is over.": "cancel_period_over",
  "Live Coupon can not be cancelled.": "live_not_cancellable",
  "You can not put a coupon in a waiting state.": "not_waiting",
  "You already have a transaction.": "already_in_progress",
  "Incorrect username or password": "wrong_credentials",
  "Username is in use": "username_in_use",
  "Password Renewal Code Incorrect": "renewal_code_wrong",
  "Your transfers are blocked by our team, please contact us via live support.": "transfers_blocked",
  "Casino limits are over. Please contact your dealer.": "casino_limits_over",
  "Your user limit has expired. Please contact your dealer.": "user_limit_expired",
  "There are locked matches, please check.": "locked_matches",
  "Bets for the {match} match are temporarily closed.": "market_locked",
  "Your coupon has been canceled because the coupon could not be printed.": "print_failed",
  "Your Process could not be processed due to a technical malfunction.": "technical",
  "Tournament Not Found.": "tournament_not_found",
  "You can not use the same tag!": "duplicate_tag",
  "Your dealer does not allow coupons to be sold.": "sell_not_allowed",
  "Please check security code": "captcha_wrong",
  "You already have an affiliate request.": "already_requested",
  "The system cannot allow you to play in your country. Please turn off if you use VPN.": "country_not_permitted",
  "Match started: remove the coupon.": "match_started",
  "Match cancelled: coupon cannot be created.": "match_cancelled",
  "Bet type closed for the match.": "market_closed",
  "Odds changed: please check the coupon.": "odds_changed",
  "Minimum stake warning": "stake_too_low",
  "Maximum stake warning": "stake_too_high",
  "Dealer limit exceeded.": "dealer_limit_exceeded",
  "Printer: no paper": "printer_no_paper",
  "Printer: offline": "printer_offline",
  "Printer: cover open": "printer_cover_open",
  "Socket not connected: refresh the page.": "socket_not_connected",
  "Planned Maintenance Work": "maintenance",
  "The page you searched was not found !": "not_found",
};

describe("the error catalogue", () => {
  test("has one code for every message of §8 (D44)", () => {
    const codes = Object.values(messages);
    expect(codes.filter((code) => !Object.hasOwn(errorCatalogue, code))).toEqual([]);
    expect(new Set(codes).size).toBe(codes.length);
  });

  test("has D44's families, and an HTTP error status for codes of the server", () => {
    const families = new Set(Object.values(errorCatalogue).map((entry) => entry.family));
    expect([...families].toSorted()).toEqual([
      "funds",
      "geo",
      "limit",
      "market",
      "permission",
      "print",
      "system",
      "validation",
    ]);
    const withoutStatus = Object.entries(errorCatalogue).filter(([, { status }]) => status === 0);
    expect(withoutStatus.map(([code]) => code)).toEqual([
      "offline",
      "timeout",
      "unreadable_answer",
      "socket_not_connected",
    ]);
    expect(
      Object.values(errorCatalogue).filter(({ status }) => status !== 0 && (status < 400 || status > 599)),
    ).toEqual([]);
  });

  test("lists the common codes of every call, without those of the client", () => {
    expect(commonErrors.map((code): number => errorCatalogue[code].status).filter((status) => status === 0)).toEqual(
      [],
    );
  });
});

describe("an error", () => {
  test("is the same after the wire", () => {
    const error = new CallError("odds_changed", {
      message: "Odds changed",
      params: { count: 1 },
      path: "tips.1.odd",
      legs: [{ index: 1, code: "market_locked", params: { match: "A - B" } }],
    });
    const body: unknown = JSON.parse(JSON.stringify(encodeError(error, "r-1")));
    expect(body).toMatchObject({ code: "odds_changed", message: "Odds changed", requestId: "r-1" });
    const { code, message, params, path, legs, status } = decodeError(409, body);
    expect({ code, message, params, path, legs, status }).toEqual({
      code: error.code,
      message: error.message,
      params: error.params,
      path: error.path,
      legs: error.legs,
      status: 409,
    });
  });

  test("omits path, legs and request id if there are none", () => {
    expect(encodeError(new CallError("busy"))).toEqual({ code: "busy", message: "busy", params: {} });
  });

  test.each([["__proto__"], ["constructor"], ["toString"]])("with the unknown code %s is technical", (code) => {
    expect(decodeError(400, { code, message: "" }).code).toBe("technical");
  });
});
