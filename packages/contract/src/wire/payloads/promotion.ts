import * as z from "zod/mini";
import { id, text, dateWindow } from "../atoms.ts";
import { couponFilter } from "../coupon-status.ts";
import { affiliateTag } from "../promotion.ts";
import { paging } from "../answer.ts";
import { payload } from "../record.ts";

const nothing = payload({});

export const getBonus = nothing;

export const getBonusMeta = nothing;

export const bonusRequest = payload({ bonusId: ["bonusId", id] });

export const getAffiliate = payload({ ...dateWindow });

export const getAffiliateInfo = nothing;

export const getAffiliateBanner = nothing;

export const affiliateControl = payload({ tag: ["tag", affiliateTag] });

export const affiliateRegister = payload({
  tag: ["tag", affiliateTag],
  website: ["website", z.optional(z.string().check(z.maxLength(300), z.regex(/^https?:\/\/[^\s<>"']+$/)))],
  note: ["note", z.optional(text(1000))],
});

export const getUserDealers = payload({ search: ["search", z.optional(text(100, 1))], ...paging });

export const getDealersFinance = payload({ dealerId: ["dealerId", z.optional(id)], ...dateWindow, ...paging });

export const getDealersCoupons = payload({
  dealerId: ["dealerId", z.optional(id)],
  status: ["status", z.optional(couponFilter)],
  ...dateWindow,
  ...paging,
});
