import * as z from "zod/mini";
import { id } from "../wire/atoms.ts";
import { result } from "../wire/answer.ts";
import { dealerDetail } from "./branch-wire.ts";
import { dealerExposure, dealerLimits, exposureLimit } from "./limit-wire.ts";
import { panelCall } from "./panel-call.ts";
import { fields, reason, version } from "./wire.ts";

export const panelDealerExposure = panelCall({
  key: "panelDealerExposure",
  path: "/panel/dealers/exposure",
  summary:
    "What takes up a dealer's exposure now (I11): the markets on which waiting coupons below it rest, largest first.",
  action: "coupon.view",
  payload: fields({ dealerId: id }),
  result: result(dealerExposure),
  errors: ["dealer_not_found"],
});

export const panelDealerLimits = panelCall({
  key: "panelDealerLimits",
  path: "/panel/dealers/setLimits",
  summary:
    "Sets what a dealer lets everybody below it stake, win and have open (I10, I11). What allows more asks for limit.raise and stays within the dealers above it (D39), anything narrower for limit.lower. A limit below what is open takes no bet back: no new one is taken until there is room.",
  action: "limit.raise",
  payload: fields({
    dealerId: id,
    version,
    limits: dealerLimits,
    exposureLimit,
    reason: z.optional(reason),
  }),
  result: result(dealerDetail),
  errors: ["dealer_not_found", "version_conflict", "limit_not_raised", "dealer_limit_exceeded", "second_factor_needed"],
});

export const panelDealerSale = panelCall({
  key: "panelDealerSale",
  path: "/panel/dealers/setSale",
  summary:
    "Lets the coupons of everybody below a dealer be sold, or not (D17, `sell_not_allowed`); none may allow what a dealer above it does not.",
  action: "role.edit",
  payload: fields({ dealerId: id, version, couponSale: z.boolean(), reason: z.optional(reason) }),
  result: result(dealerDetail),
  errors: ["dealer_not_found", "version_conflict", "sell_not_allowed"],
});
