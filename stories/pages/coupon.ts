import { minor } from "@livery/betting";
import type { CouponDetail } from "@livery/contract";
import { couponSale, longWord, refuse } from "@livery/site/testing";
import { userEvent, within } from "storybook/test";
import { accumulator, legs } from "../site/coupons.ts";
import { define, type SiteState, type Stage } from "../site/state.ts";
import { like, standardStates } from "../site/site-states.ts";

const full: SiteState = {
  path: `/coupons/${accumulator.couponNumber}`,
  calls: { getCoupon: accumulator },
  shows: () => "Galatasaray",
};

const settled = (changes: Partial<CouponDetail>): Partial<SiteState> => ({
  calls: { getCoupon: { ...accumulator, settledAt: "2026-11-21T22:05:00Z", ...changes } },
});

/** An accumulator of which one match is won and another is being played. */
const inPlay: CouponDetail = {
  ...accumulator,
  sellable: true,
  worth: { current: minor(0), most: minor(22_415) },
  legs: legs(4, (index) => {
    if (index === 0) return { result: "won", score: "2:1 (1:0)" };
    const standing = index === 1 ? "won" : "lost";
    return index < 3 ? { inPlay: { status: "2p", score: "1:0", minute: "67", standing, locked: index === 2 } } : {};
  }),
};
const bought = couponSale({
  stake: minor(1_250),
  remainingStake: minor(1_250),
  price: minor(1_840),
  maxReturn: minor(11_207),
  validMs: 600_000,
});

/** The player presses a button. */
const press =
  (key: Parameters<Stage["t"]>[0]) =>
  async ({ canvas, t }: Stage): Promise<void> => {
    await userEvent.click(await within(canvas).findByRole("button", { name: t(key) }));
  };

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
    InPlay: like(full, { calls: { getCoupon: inPlay }, shows: (t) => t("coupon:leg.standing.won") }),
    Offered: like(full, {
      calls: { getCoupon: inPlay, sellCoupon: bought },
      play: press("coupon:sale.ask"),
      shows: (t) => t("coupon:sale.decline"),
    }),
    NotSold: like(full, {
      calls: { getCoupon: inPlay, sellCoupon: refuse("market_locked") },
      play: press("coupon:sale.ask"),
      shows: (t) => t("coupon:sale.refused"),
    }),
    PartlySold: like(full, {
      calls: {
        getCoupon: {
          ...inPlay,
          soldStake: minor(1_250),
          soldPrice: minor(1_840),
          worth: { current: minor(310), most: minor(11_208) },
        },
      },
      shows: (t) => t("coupon:partlySold"),
    }),
    Sold: like(full, {
      ...settled({ status: "cashed_out", payout: minor(3_680) }),
      shows: (t) => t("coupon:status.cashed_out"),
    }),
    UnderReview: like(full, {
      calls: { getCoupon: { ...accumulator, underReview: true } },
      shows: (t) => t("coupon:underReviewText"),
    }),
    Shared: like(full, {
      calls: { shareCoupon: { shareId: "0123456789abcdef0123456789abcdef" } },
      play: press("coupon:share.action"),
      shows: (t) => t("coupon:share.text"),
    }),
    AskedToCancel: like(full, {
      calls: { getCoupon: { ...accumulator, cancellableUntil: "2026-11-20T09:05:00Z", cancellableMs: 240_000 } },
      play: press("coupon:cancel.action"),
      shows: (t) => t("coupon:cancel.confirm"),
    }),
    Cancelled: like(full, {
      ...settled({ status: "cancelled", reason: "By customer service" }),
      shows: (t) => t("coupon:status.cancelled"),
    }),
  },
);
