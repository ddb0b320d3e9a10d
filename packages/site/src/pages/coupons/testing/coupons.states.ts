import { minor } from "@livery/betting";
import { type VariantStates, shows } from "../../../testing/variant-states.ts";
import { houseOfPlayer, never, pageOf, refuse } from "../../../testing/fake-house.ts";
import { couponSummary } from "../../../testing/fixtures.ts";

const won = couponSummary({ couponId: 40, couponNumber: "K7QX2M9PLR3A", status: "won", payout: minor(2_000) });
const both = [couponSummary(), won];
const number = "K7QX2M9PLR3A";

export const rootSelector = "main";

export const states: VariantStates = {
  loading: shows("My coupons", () => ({ path: "/coupons", house: houseOfPlayer({ getCoupons: never }) })),
  ready: shows(number, () => ({ path: "/coupons", house: houseOfPlayer({ getCoupons: () => pageOf(both) }) })),
  leafed: shows(number, () => ({
    path: "/coupons?page=2",
    house: houseOfPlayer({ getCoupons: () => pageOf(both, 60) }),
  })),
  ordered: shows(number, () => ({
    path: "/coupons?sort=stake",
    house: houseOfPlayer({ getCoupons: () => pageOf([couponSummary({ totalStake: minor(5_000) }), won]) }),
  })),
  partSold: shows("Partly cashed out", () => ({
    path: "/coupons",
    house: houseOfPlayer({
      getCoupons: () => pageOf([couponSummary({ soldStake: minor(500), soldPrice: minor(412) })]),
    }),
  })),
  empty: shows("No coupons yet", () => ({ path: "/coupons", house: houseOfPlayer({ getCoupons: () => pageOf([]) }) })),
  none: shows("No coupons with this status", () => ({
    path: "/coupons?status=won",
    house: houseOfPlayer({ getCoupons: () => pageOf([]) }),
  })),
  failed: shows("Try again", () => ({ path: "/coupons", house: houseOfPlayer({ getCoupons: refuse("technical") }) })),
};
