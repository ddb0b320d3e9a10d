import { defineCall } from "../call.ts";
import { pageOf, result } from "../wire/answer.ts";
import { couponDetail, couponSummary, placedCoupon } from "../wire/coupon.ts";
import * as payloads from "../wire/payloads/coupon.ts";
import { bettor } from "./callers.ts";

export const createcoupon = defineCall({
  key: "createcoupon",
  area: "coupon",
  path: "/ekol/couponapi/createcoupon",
  summary:
    "Places a coupon, once per idempotency key (D21). Kind, total and odds are preconditions: the house decides them anew.",
  callers: bettor,
  effect: true,
  payload: payloads.createcoupon,
  result: result(placedCoupon),
  errors: [
    "invalid_key",
    "key_reused",
    "kind_mismatch",
    "total_mismatch",
    "duplicate_selection",
    "stake_too_low",
    "stake_too_high",
    "odds_too_low",
    "odds_too_high",
    "too_few_selections",
    "too_many_selections",
    "too_many_lines",
    "kind_not_allowed",
    "user_limit_expired",
    "dealer_limit_exceeded",
    "match_started",
    "match_cancelled",
    "market_closed",
    "market_locked",
    "locked_matches",
    "odds_changed",
    "feed_stale",
    "insufficient_credit",
    "debt_open",
    "not_found",
    "account_passive",
    "service_off",
    "country_not_permitted",
  ],
});

export const getCoupons = defineCall({
  key: "getCoupons",
  area: "coupon",
  path: "/ekol/getCoupons",
  summary: "The caller's own coupons, newest first.",
  callers: bettor,
  payload: payloads.getCoupons,
  result: pageOf(couponSummary),
});

export const getCoupon = defineCall({
  key: "getCoupon",
  area: "coupon",
  path: "/ekol/getCoupon",
  summary: "One of the caller's own coupons by the number that is printed on it.",
  callers: bettor,
  payload: payloads.getCoupon,
  result: result(couponDetail),
  errors: ["not_found"],
});

export const getCouponDetail = defineCall({
  key: "getCouponDetail",
  area: "coupon",
  path: "/ekol/getCouponDetail",
  summary: "One of the caller's own coupons with its selections.",
  callers: bettor,
  payload: payloads.getCouponDetail,
  result: result(couponDetail),
  errors: ["not_found"],
});
