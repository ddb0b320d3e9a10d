import { couponDecided, settleCoupon, type SettledPick, thousandths } from "@livery/betting";
import type { LegResult } from "@livery/contract";
import type { StoredBonus } from "../db/tables/foundation.ts";
import { restOfCoupon } from "./rest-of-coupon.ts";
import { correctionTitles, reviewTitles } from "./review-notice.ts";

interface DueLeg {
  readonly match: number;
  readonly type: number;
  readonly special: string;
  readonly outcome: number;
  readonly odds: number;
  readonly banker: boolean;
  readonly result: LegResult;
}

/** A coupon that results have decided or changed, and who said so. */
export interface DueCoupon {
  readonly coupon_id: bigint;
  readonly stake: bigint;
  /** What of the stake was sold: the rest is settled (D17). */
  readonly sold_stake: bigint;
  readonly sizes: readonly number[];
  readonly max_pay: bigint | null;
  readonly bonus_rule: StoredBonus | null;
  readonly actor: string;
  readonly reason: string | null;
  readonly legs: readonly DueLeg[];
}

/** What settle_coupon is to make of a coupon: what its selections came to, or that it waits again (D16). */
export function settlementOf(coupon: DueCoupon): object {
  const picks = coupon.legs.map(pickOf);
  const about = {
    coupon: String(coupon.coupon_id),
    results: coupon.legs.map(({ result }) => result),
    actor: coupon.actor,
    reason: coupon.reason,
  };
  if (!couponDecided(picks, coupon.sizes)) return { ...about, status: "open", titles: reviewTitles };
  const settlement = settleCoupon({
    picks,
    sizes: coupon.sizes,
    ...restOfCoupon(coupon),
    bonus: coupon.bonus_rule && { ...coupon.bonus_rule, odds: thousandths(coupon.bonus_rule.odds) },
  });
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

function pickOf(leg: DueLeg): SettledPick {
  if (leg.result === "dead_heat") throw new RangeError("no result of a match is a dead heat");
  return {
    matchId: leg.match,
    marketTypeId: leg.type,
    special: leg.special,
    outcomeId: leg.outcome,
    odds: thousandths(leg.odds),
    banker: leg.banker,
    outcome: { result: leg.result },
  };
}
