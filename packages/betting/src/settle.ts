import { bestFactor } from "./best-outcome.ts";
import type { BonusRule } from "./bonus.ts";
import type { Coupon, SettledPick } from "./coupon.ts";
import { sumOverLines } from "./lines.ts";
import type { Rounding } from "./rational.ts";
import { mostReturn, winningLines, wonReturn } from "./returns.ts";
import { couponStakes } from "./stake.ts";
import { minor, type Minor } from "./units.ts";

export interface SettleInput extends Coupon<SettledPick> {
  readonly bonus?: BonusRule | null;
  /** The max pay that was stored with the coupon; null is no cap. */
  readonly maxPay?: Minor | null;
  readonly rounding?: Rounding;
}

export interface Settlement {
  /** void: every leg is void and the stake goes back; won: something is paid; lost: nothing is. */
  readonly status: "won" | "lost" | "void";
  /** What the player gets: stakeReturned + gain + bonus. */
  readonly payout: Minor;
  /** The part of the payout that is the player's own stake (`open → cash`); what is missing of it goes to the book. */
  readonly stakeReturned: Minor;
  /** What the book adds (`book → cash`), bonus apart. */
  readonly gain: Minor;
  readonly bonus: Minor;
  readonly bonusPercent: number;
  /** Lines with a positive factor; of a void coupon all. */
  readonly winningLines: number;
  readonly capped: boolean;
}

/** What a coupon of which legs may still be open is worth, in minor units, bonus included, after the cap. */
export interface CouponReturns {
  /** What is already won. */
  readonly currentReturn: Minor;
  /** The most that can still come over consistent outcomes. */
  readonly maxReturn: Minor;
  /** The bonus in `maxReturn`, and its percent. */
  readonly bonus: Minor;
  readonly bonusPercent: number;
  /** True where max pay cuts `maxReturn` (D7). */
  readonly capped: boolean;
}

/** True once nothing that is still open can change what the coupon pays: all legs are decided, or no line can win any more. */
export function couponDecided(picks: readonly SettledPick[], sizes: readonly number[]): boolean {
  if (!picks.some(isOpen)) return true;
  return sumOverLines(picks, sizes, bestFactor).numerator === 0n;
}

/**
 * What a coupon pays (D5, D6, D11): the exact factors of its legs through the same polynomials as the price,
 * rounded once, half up or cut off, then capped (D7). A void coupon gives back the whole stake, uncapped.
 * Throws RangeError where a leg is open and could still matter.
 */
export function settleCoupon(input: SettleInput): Settlement {
  const { picks, sizes } = input;
  if (!couponDecided(picks, sizes)) throw new RangeError("a coupon with an open leg that matters cannot be settled");
  const { totalStake, unitStake } = couponStakes(input);
  const { payout, bonus, bonusPercent, capped, isVoid } = wonReturn(picks, sizes, { ...input, unitStake });
  const paid = payout - bonus;
  const stakeReturned = minor(paid < totalStake ? paid : totalStake);
  return {
    status: isVoid ? "void" : payout > 0n || capped ? "won" : "lost",
    payout,
    stakeReturned,
    gain: minor(paid - stakeReturned),
    bonus,
    bonusPercent,
    winningLines: Number(winningLines(picks, sizes)),
    capped,
  };
}

/** What an open coupon has won already and can win at most, by the same rules as its settlement. */
export function couponReturns(input: SettleInput): CouponReturns {
  const { picks, sizes } = input;
  const terms = { ...input, unitStake: couponStakes(input).unitStake };
  const { payout: maxReturn, bonus, bonusPercent, capped } = mostReturn(picks, sizes, terms, bestFactor);
  return { currentReturn: wonReturn(picks, sizes, terms).payout, maxReturn, bonus, bonusPercent, capped };
}

const isOpen = ({ outcome }: SettledPick) => outcome.result === "open";
