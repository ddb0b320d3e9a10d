import { longWord, pageOf } from "@livery/site/testing";
import { coupons as some, eveningCoupons, manyCoupons } from "../site/coupons.ts";
import { define, type SiteState } from "../site/state.ts";
import { like, standardStates } from "../site/site-states.ts";

const full: SiteState = {
  path: "/coupons",
  calls: { getCoupons: pageOf(some) },
  shows: () => some[7]?.couponNumber ?? longWord,
};

export const coupons = define(
  "pages",
  "coupons",
  "The player's bets, open and settled, by status. Open ones are looked at again every few seconds, and the balance with them once they are settled.",
  {
    ...standardStates({
      full,
      call: "getCoupons",
      empty: { calls: { getCoupons: pageOf([]) }, shows: (t) => t("coupon:list.emptyTitle") },
      long: { shows: (t) => t("coupon:list.title") },
      many: {
        calls: { getCoupons: pageOf(manyCoupons(20), 137) },
        shows: (t) => t("feedback:pageOf", { page: 1, pages: 7 }),
      },
    }),
    Evening: like(full, {
      calls: { getCoupons: pageOf(eveningCoupons) },
      shows: () => "K7QX2M9PLS21",
      note: "Several coupons a day, one of them sold in part.",
    }),
    ByStake: like(full, {
      path: "/coupons?sort=-stake",
      note: "The address orders what is on the page.",
    }),
    NoneOfStatus: like(full, {
      path: "/coupons?status=won",
      calls: { getCoupons: pageOf([]) },
      shows: (t) => t("coupon:list.noneTitle"),
    }),
  },
);
