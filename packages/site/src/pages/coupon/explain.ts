import type { CouponDetail } from "@livery/contract";
import type { Formats } from "@livery/i18n";
import type { Words } from "../../app/words.ts";

type Explained = Pick<
  CouponDetail,
  "status" | "currency" | "stake" | "maxReturn" | "payout" | "totalOdds" | "bonusPercent" | "bonus" | "capped" | "legs"
>;

/** Why a coupon pays what it pays, sentence by sentence. */
export function explainCoupon(t: Words, formats: Formats, coupon: Explained): readonly string[] {
  const money = (amount: bigint): string => formats.money(amount, coupon.currency);
  const percent = formats.percent(coupon.bonusPercent);
  switch (coupon.status) {
    case "pending":
    case "open":
      return [
        coupon.bonusPercent > 0
          ? t("coupon:explain.openWithBonus", { amount: money(coupon.maxReturn), percent })
          : t("coupon:explain.open", { amount: money(coupon.maxReturn) }),
        ...voidLegs(t, coupon),
        ...(coupon.capped ? [t("coupon:explain.capped")] : []),
      ];
    case "won":
      return [
        wonSentence(t, formats, coupon),
        ...(coupon.bonus > 0n ? [t("coupon:explain.bonus", { amount: money(coupon.bonus), percent })] : []),
        ...voidLegs(t, coupon),
        ...(coupon.capped ? [t("coupon:explain.capped")] : []),
      ];
    case "lost": {
      const count = coupon.legs.filter(({ result }) => result === "lost").length;
      return count === 0 ? [] : [t("coupon:explain.lost", { count, stake: money(coupon.stake) })];
    }
    case "void":
      return [t("coupon:explain.void", { amount: money(coupon.payout ?? coupon.stake) })];
    case "cancelled":
      return [t("coupon:explain.cancelled", { amount: money(coupon.payout ?? coupon.stake) })];
    case "cashed_out":
      return [t("coupon:explain.sold", { amount: money(coupon.payout ?? coupon.stake) })];
    case "rejected":
      return [t("coupon:explain.rejected")];
  }
}

/** The total odds say it all only where every selection won whole, on one line, below the cap and without a bonus. */
function wonSentence(t: Words, formats: Formats, coupon: Explained): string {
  const money = (amount: bigint): string => formats.money(amount, coupon.currency);
  const amount = money(coupon.payout ?? coupon.maxReturn);
  const plain = coupon.legs.every(({ result }) => result === "won") && !coupon.capped && coupon.bonus === 0n;
  return plain && coupon.totalOdds !== null
    ? t("coupon:explain.won", { stake: money(coupon.stake), odds: formats.odds(coupon.totalOdds), amount })
    : t("coupon:explain.wonPlain", { stake: money(coupon.stake), amount });
}

function voidLegs(t: Words, { legs }: Explained): readonly string[] {
  const count = legs.filter(({ result }) => result === "void").length;
  return count === 0 ? [] : [t("coupon:explain.voidLegs", { count })];
}
