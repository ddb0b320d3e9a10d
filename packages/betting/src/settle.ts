import { bestFactor } from "./best-outcome.ts";
import type { BonusRule } from "./bonus.ts";
import type { Coupon, SettledSelection } from "./coupon.ts";
import { sumOverLines } from "./lines.ts";
import type { Rounding } from "./rational.ts";
import { mostReturn, winningLines, wonReturn } from "./returns.ts";
import { couponStakes } from "./stake.ts";
import { minor, type Minor } from "./units.ts";

export interface SettleInput extends Coupon<SettledSelection> {
  readonly bonus?: BonusRule | null;
  /** The max pay that was stored with the coupon; null is no cap. */
  readonly maxPay?: Minor | null;
  readonly rounding?: Rounding;
}

export interface Settlement {
  /** void: every leg is void and the stake is returned; won: the payout is positive; lost: it is 0. */
  readonly status: "won" | "lost" | "void";
  /** The amount for the player: stakeReturned + gain + bonus. */
  readonly payout: Minor;
  /** The part of the payout that is the player's own stake (`open → cash`); the rest of the stake goes to the book. */
  readonly stakeReturned: Minor;
  /** The part that the book adds (`book → cash`), without the bonus. */
  readonly gain: Minor;
  readonly bonus: Minor;
  readonly bonusPercent: number;
  /** The number of lines with a positive factor; all of a void coupon. */
  readonly winningLines: number;
  readonly capped: boolean;
}

/** The returns of a coupon with possibly open legs, in minor units, bonus included, after the cap. */
export interface CouponReturns {
  /** The amount already won. */
  readonly currentReturn: Minor;
  /** The largest possible return over consistent outcomes. */
  readonly maxReturn: Minor;
  /** The bonus in `maxReturn`, and its percent. */
  readonly bonus: Minor;
  readonly bonusPercent: number;
  /** Whether max pay reduces `maxReturn` (D7). */
  readonly capped: boolean;
}

/** Whether no open leg can change what the coupon pays: all legs are decided, or no line can win any more. */
export function couponDecided(selections: readonly SettledSelection[], sizes: readonly number[]): boolean {
  if (!selections.some(isOpen)) return true;
  return sumOverLines(selections, sizes, bestFactor).numerator === 0n;
}

/**
 * The payout of a coupon (D5, D6, D11): the exact factors of its legs through the same polynomials as the price, rounded once,
 * half up or down, then capped (D7). A void coupon returns the whole stake, uncapped. Throws RangeError if an open leg could
 * still matter.
 * @example packages/betting/examples/settle-a-coupon.example.ts
 */
export function settleCoupon(input: SettleInput): Settlement {
  const { selections, sizes } = input;
  if (!couponDecided(selections, sizes))
    throw new RangeError("a coupon with an open leg that matters cannot be settled");
  const { totalStake, unitStake } = couponStakes(input);
  const { payout, bonus, bonusPercent, capped, isVoid } = wonReturn(selections, sizes, { ...input, unitStake });
  const paid = payout - bonus;
  const stakeReturned = minor(paid < totalStake ? paid : totalStake);
  return {
    status: isVoid ? "void" : payout > 0n || capped ? "won" : "lost",
    payout,
    stakeReturned,
    gain: minor(paid - stakeReturned),
    bonus,
    bonusPercent,
    winningLines: Number(winningLines(selections, sizes)),
    capped,
  };
}

/** The amount that an open coupon has already won and its largest possible return, by the same rules as its settlement. */
export function couponReturns(input: SettleInput): CouponReturns {
  const { selections, sizes } = input;
  const terms = { ...input, unitStake: couponStakes(input).unitStake };
  const { payout: maxReturn, bonus, bonusPercent, capped } = mostReturn(selections, sizes, terms, bestFactor);
  return { currentReturn: wonReturn(selections, sizes, terms).payout, maxReturn, bonus, bonusPercent, capped };
}

const isOpen = ({ outcome }: SettledSelection) => outcome.result === "open";
