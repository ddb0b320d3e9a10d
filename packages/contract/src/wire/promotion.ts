import * as z from "zod/mini";
import type {
  Affiliate,
  AffiliateBanner,
  AffiliateInfo,
  DealerCoupon,
  DealerFinance,
  DealerSummary,
} from "../model/promotion.ts";
import {
  address,
  amount,
  count,
  currencyCode,
  flag,
  id,
  singleLine,
  name,
  signedAmount,
  text,
  whole,
} from "./atoms.ts";
import { couponSummaryFields } from "./coupon.ts";
import { recordWithStatus } from "./coupon-status.ts";
import { record } from "./record.ts";

const html = text(200_000);
const percent = whole(0, 100);

/** The id of an affiliate in links. */
export const affiliateTag = z.string().check(z.regex(/^[A-Za-z0-9_-]{3,40}$/));

export const affiliate = record<Affiliate>({
  tag: ["tag", affiliateTag],
  link: ["url", address],
  status: ["state", z.enum(["pending", "approved", "denied"])],
  clicks: ["clicks", count],
  members: ["members", count],
  currency: ["currency", currencyCode],
  earned: ["amount", amount],
  percent: ["percent", percent],
});

export const affiliateInfo = record<AffiliateInfo>({
  title: ["title", singleLine],
  html: ["content", html],
  percent: ["percent", percent],
});

export const affiliateBanner = record<AffiliateBanner>({
  bannerId: ["id", id],
  title: ["title", singleLine],
  image: ["image", address],
  width: ["width", whole(1, 10_000)],
  height: ["height", whole(1, 10_000)],
  link: ["url", address],
});

export const dealerSummary = record<DealerSummary>({
  dealerId: ["id", id],
  userName: ["userName", name],
  role: ["role", z.enum(["sub-dealer", "dealer", "partner"])],
  active: ["status", flag],
  currency: ["currency", currencyCode],
  credit: ["credit", signedAmount],
  userCount: ["userCount", count],
  dealerCount: ["dealerCount", count],
});

export const dealerFinance = record<DealerFinance>({
  dealerId: ["dealerId", id],
  userName: ["userName", name],
  currency: ["currency", currencyCode],
  couponCount: ["count", count],
  staked: ["staked", amount],
  paid: ["paid", amount],
  open: ["open", amount],
  bonus: ["bonus", amount],
  commission: ["commission", amount],
  net: ["net", signedAmount],
});

export const dealerCoupon = recordWithStatus<DealerCoupon>({
  ...couponSummaryFields,
  dealerId: ["dealerId", id],
  userName: ["userName", name],
});
