import type { CouponSummary } from "@livery/contract";
import type { Formats } from "@livery/i18n";
import type { Translate } from "../../core/translate.ts";
import { whatWins } from "../coupon/explain.ts";
import { couponAmounts } from "./coupon-amounts.ts";

type ExplainedCoupon = Pick<
  CouponSummary,
  "status" | "kind" | "system" | "currency" | "totalStake" | "maxReturn" | "payout" | "soldStake" | "soldPrice"
>;

/** Returns the sentences that explain the outcome of a coupon, as far as its summary has it. */
export function explainSummary(t: Translate, formats: Formats, coupon: ExplainedCoupon): readonly string[] {
  const { currency, soldPrice, soldStake, totalStake, status } = coupon;
  const money = (amount: bigint): string => formats.money(amount, currency);
  const part =
    soldStake > 0n && status !== "cashed_out"
      ? [t("coupon:explain.soldPart", { stake: money(soldStake), amount: money(soldPrice) })]
      : [];
  const left = totalStake - soldStake;
  switch (status) {
    case "pending":
    case "open":
      return [...part, t("coupon:explain.open", { amount: money(coupon.maxReturn) }), ...whatWins(t, coupon)];
    case "won":
      return [
        ...part,
        t("coupon:explain.wonPlain", { amount: money(coupon.payout ?? coupon.maxReturn), stake: money(left) }),
      ];
    case "lost":
      return [...part, t("coupon:explain.lostPlain", { stake: money(left) })];
    case "void":
      return [...part, t("coupon:explain.void", { amount: money(coupon.payout ?? left) })];
    case "cancelled":
      return [...part, t("coupon:explain.cancelled", { amount: money(coupon.payout ?? left) })];
    case "cashed_out":
      return [t("coupon:explain.sold", { amount: money(couponAmounts(coupon).paid ?? soldPrice) })];
    case "rejected":
      return [t("coupon:explain.rejected")];
  }
}
