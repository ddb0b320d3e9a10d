import { couponDecided, settleCoupon } from "@livery/betting";
import { correctionTitles, reviewTitles } from "./review-notice.ts";
import { resultTexts, settleInput, type StoredTerms } from "./stored-coupon.ts";

/** A coupon that results have decided or changed, and the actor of the result. */
export interface DueCoupon extends StoredTerms {
  readonly coupon_id: bigint;
  readonly actor: string;
  readonly reason: string | null;
}

/** The input of settle_coupon for a coupon: the results of its selections, or that it waits again (D16). */
export function settlementOf(coupon: DueCoupon): object {
  const input = settleInput(coupon);
  const about = {
    coupon: String(coupon.coupon_id),
    results: resultTexts(coupon.legs),
    actor: coupon.actor,
    reason: coupon.reason,
  };
  if (!couponDecided(input.selections, input.sizes)) return { ...about, status: "open", titles: reviewTitles };
  const settlement = settleCoupon(input);
  return {
    ...about,
    status: settlement.status,
    payout: String(settlement.payout),
    stakeReturned: String(settlement.stakeReturned),
    gain: String(settlement.gain),
    bonus: String(settlement.bonus),
    bonusPercent: settlement.bonusPercent,
    capped: settlement.capped,
    titles: correctionTitles,
  };
}
