import { minor } from "@livery/betting";
import type { CouponDetail } from "@livery/contract";
import { longWord, refuse } from "@livery/site/testing";
import { accumulator, legs } from "../site/coupons.ts";
import { define, type SiteState } from "../site/state.ts";
import { like, standardStates } from "../site/states.ts";

const full: SiteState = {
  path: `/coupons/${accumulator.couponNumber}`,
  calls: { getCoupon: accumulator },
  shows: () => "Galatasaray",
};

const settled = (changes: Partial<CouponDetail>): Partial<SiteState> => ({
  calls: { getCoupon: { ...accumulator, settledAt: "2026-11-21T22:05:00Z", ...changes } },
});

export const coupon = define(
  "pages",
  "coupon",
  "One bet with its selections, and how it came out in words. Players come from the list, from a receipt, or by the number on a print.",
  {
    ...standardStates({
      full,
      call: "getCoupon",
      empty: { calls: { getCoupon: refuse("not_found") }, shows: (t) => t("coupon:missingTitle") },
      long: {
        calls: {
          getCoupon: {
            ...accumulator,
            reason: longWord,
            legs: legs(3, () => ({ home: longWord, away: longWord, tournamentName: longWord })),
          },
        },
        shows: () => longWord,
      },
      many: {
        calls: { getCoupon: { ...accumulator, legCount: 30, legs: legs(30), kind: "system", lines: 435 } },
        shows: (t) => t("coupon:kind.system"),
      },
    }),
    Won: like(full, {
      ...settled({
        status: "won",
        payout: minor(22_415),
        legs: legs(4, (index) => ({ result: index === 3 ? "void" : "won", score: index === 3 ? null : "2:1 (1:0)" })),
      }),
      shows: (t) => t("coupon:status.won"),
    }),
    Lost: like(full, {
      ...settled({
        status: "lost",
        payout: minor(0),
        legs: legs(4, (index) => ({ result: index === 1 ? "lost" : "won", score: "0:1 (0:0)" })),
      }),
      shows: (t) => t("coupon:status.lost"),
    }),
    Pending: like(full, {
      calls: { getCoupon: { ...accumulator, status: "pending", pendingMs: 5_000 } },
      shows: (t) => t("coupon:status.pending"),
    }),
    Cancelled: like(full, {
      ...settled({ status: "cancelled", reason: "By customer service" }),
      shows: (t) => t("coupon:status.cancelled"),
    }),
  },
);
