import type { CouponDetail, LegResult } from "@livery/contract";
import type { Formats } from "@livery/i18n";
import type { Translate } from "../../core/translate.ts";

type Explained = Pick<
  CouponDetail,
  | "status"
  | "kind"
  | "system"
  | "currency"
  | "totalStake"
  | "maxReturn"
  | "payout"
  | "soldStake"
  | "soldPrice"
  | "totalOdds"
  | "bonusPercent"
  | "bonus"
  | "capped"
  | "legs"
  | "worth"
>;

/** Returns the sentences that explain what a coupon pays. */
export function explainCoupon(t: Translate, formats: Formats, coupon: Explained): readonly string[] {
  const { currency, soldPrice, soldStake, status } = coupon;
  const sold = { stake: formats.money(soldStake, currency), amount: formats.money(soldPrice, currency) };
  return [
    ...(soldStake > 0n && status !== "cashed_out" ? [t("coupon:explain.soldPart", sold)] : []),
    ...outcomeOf(t, formats, coupon),
  ];
}

/** Returns what the unsold stake has paid or can pay. */
function outcomeOf(t: Translate, formats: Formats, coupon: Explained): readonly string[] {
  const stake = coupon.totalStake - coupon.soldStake;
  const most = coupon.worth?.most ?? coupon.maxReturn;
  const money = (amount: bigint): string => formats.money(amount, coupon.currency);
  const percent = formats.percent(coupon.bonusPercent);
  switch (coupon.status) {
    case "pending":
    case "open":
      return [
        coupon.bonusPercent > 0
          ? t("coupon:explain.openWithBonus", { amount: money(most), percent })
          : t("coupon:explain.open", { amount: money(most) }),
        ...whatWins(t, coupon),
        ...oddLegs(t, coupon),
        ...(coupon.capped ? [t("coupon:explain.capped")] : []),
      ];
    case "won":
      return [
        wonSentence(t, formats, coupon),
        ...(coupon.bonus > 0n ? [t("coupon:explain.bonus", { amount: money(coupon.bonus), percent })] : []),
        ...oddLegs(t, coupon),
        ...(coupon.capped ? [t("coupon:explain.capped")] : []),
      ];
    case "lost": {
      const count = coupon.legs.filter(({ result }) => result === "lost").length;
      return count === 0 ? [] : [t("coupon:explain.lost", { count, stake: money(stake) })];
    }
    case "void":
      return [t("coupon:explain.void", { amount: money(coupon.payout ?? stake) })];
    case "cancelled":
      return [t("coupon:explain.cancelled", { amount: money(coupon.payout ?? coupon.totalStake) })];
    case "cashed_out":
      return [t("coupon:explain.sold", { amount: money(coupon.soldPrice + (coupon.payout ?? 0n)) })];
    case "rejected":
      return [t("coupon:explain.rejected")];
  }
}

/**
 * Returns what must happen for a payout, for each kind: not every selection of a ways coupon or of a system can win, or has to.
 */
export function whatWins(t: Translate, { kind, system }: Pick<CouponDetail, "kind" | "system">): readonly string[] {
  switch (kind) {
    case "single":
    case "accumulator":
    case "ways":
      return [t(`coupon:explain.wins.${kind}`)];
    case "system":
      if (system === undefined) return [];
      return [
        t(system.bankers > 0 ? "coupon:explain.wins.bankers" : "coupon:explain.wins.system", {
          count: Math.min(...system.sizes) + system.bankers,
        }),
      ];
    default:
      return [];
  }
}

/** The total odds explain the payout only if every selection won in full, on one line, below the cap and without a bonus. */
function wonSentence(t: Translate, formats: Formats, coupon: Explained): string {
  const money = (amount: bigint): string => formats.money(amount, coupon.currency);
  const amount = money(coupon.payout ?? coupon.maxReturn);
  const stake = money(coupon.totalStake - coupon.soldStake);
  const plain = coupon.legs.every(({ result }) => result === "won") && !coupon.capped && coupon.bonus === 0n;
  return plain && coupon.totalOdds !== null
    ? t("coupon:explain.won", { stake, odds: formats.odds(coupon.totalOdds), amount })
    : t("coupon:explain.wonPlain", { stake, amount });
}

/** Returns sentences about selections that count at other odds than at placement. */
function oddLegs(t: Translate, { legs }: Explained): readonly string[] {
  const ended = (result: LegResult): number => legs.filter((leg) => leg.result === result).length;
  const [voids, deadHeats] = [ended("void"), ended("dead_heat")];
  return [
    ...(voids === 0 ? [] : [t("coupon:explain.voidLegs", { count: voids })]),
    ...(deadHeats === 0 ? [] : [t("coupon:explain.deadHeatLegs", { count: deadHeats })]),
  ];
}
