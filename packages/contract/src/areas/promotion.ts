import { defineCall } from "../call.ts";
import { free } from "../wire/account.ts";
import { done, pageOf, result, resultOrNone, results } from "../wire/answer.ts";
import { bonusMetaList, playerBonus } from "../wire/bonus.ts";
import {
  affiliate,
  affiliateBanner,
  affiliateInfo,
  dealerCoupon,
  dealerFinance,
  dealerSummary,
} from "../wire/promotion.ts";
import * as payloads from "../wire/payloads/promotion.ts";
import { everyone, player, viewer } from "./callers.ts";

export const getBonus = defineCall({
  key: "getBonus",
  area: "promotion",
  path: "/ekol/getBonus",
  summary: "The bonuses on offer and, for a player, how each request stands.",
  callers: everyone,
  payload: payloads.getBonus,
  result: results(playerBonus, 200),
});

export const getBonusMeta = defineCall({
  key: "getBonusMeta",
  area: "promotion",
  path: "/ekol/getBonusMeta",
  summary: "What the promotions say: title, text, terms, picture, time.",
  callers: everyone,
  payload: payloads.getBonusMeta,
  result: bonusMetaList,
});

export const bonusRequest = defineCall({
  key: "bonusRequest",
  area: "promotion",
  path: "/ekol/bonusRequest",
  summary:
    "Asks for a bonus; once until it is confirmed or cancelled (§4), and never again where it is for one use and was confirmed.",
  callers: player,
  effect: true,
  payload: payloads.bonusRequest,
  result: done,
  errors: ["invalid_key", "key_reused", "not_found", "bonus_requested", "bonus_used", "bonus_withdrawn"],
});

export const getAffiliate = defineCall({
  key: "getAffiliate",
  area: "promotion",
  path: "/ekol/getAffiliate",
  summary: "The caller's own affiliate figures; null where he is none.",
  callers: player,
  payload: payloads.getAffiliate,
  result: resultOrNone(affiliate),
});

export const getAffiliateInfo = defineCall({
  key: "getAffiliateInfo",
  area: "promotion",
  path: "/ekol/getAffiliateInfo",
  summary: "The terms that affiliates work under.",
  callers: player,
  payload: payloads.getAffiliateInfo,
  result: result(affiliateInfo),
  errors: ["not_found"],
});

export const getAffiliateBanner = defineCall({
  key: "getAffiliateBanner",
  area: "promotion",
  path: "/ekol/getAffiliateBanner",
  summary: "The banners that affiliates may show, with their links.",
  callers: player,
  payload: payloads.getAffiliateBanner,
  result: results(affiliateBanner, 200),
});

export const affiliateControl = defineCall({
  key: "affiliateControl",
  area: "promotion",
  path: "/ekol/affiliateControl",
  summary: "Whether a tag is free.",
  callers: player,
  payload: payloads.affiliateControl,
  result: free,
});

export const affiliateRegister = defineCall({
  key: "affiliateRegister",
  area: "promotion",
  path: "/ekol/affiliateRegister",
  summary: "Asks to become an affiliate under a tag.",
  callers: player,
  effect: true,
  payload: payloads.affiliateRegister,
  result: done,
  errors: ["invalid_key", "key_reused", "duplicate_tag", "already_requested"],
});

export const getUserDealers = defineCall({
  key: "getUserDealers",
  area: "promotion",
  path: "/ekol/getUserDealers",
  summary: "The dealers below the caller.",
  callers: viewer,
  payload: payloads.getUserDealers,
  result: pageOf(dealerSummary),
});

export const getDealersFinance = defineCall({
  key: "getDealersFinance",
  area: "promotion",
  path: "/ekol/getDealersFinance",
  summary: "The figures of the dealers below the caller over a window.",
  callers: viewer,
  payload: payloads.getDealersFinance,
  result: pageOf(dealerFinance),
  errors: ["user_not_found"],
});

export const getDealersCoupons = defineCall({
  key: "getDealersCoupons",
  area: "promotion",
  path: "/ekol/getDealersCoupons",
  summary: "The coupons of the dealers below the caller, newest first.",
  callers: viewer,
  payload: payloads.getDealersCoupons,
  result: pageOf(dealerCoupon),
  errors: ["user_not_found"],
});
