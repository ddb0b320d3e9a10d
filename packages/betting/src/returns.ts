import { bonusPercent, type BonusRule } from "./bonus.ts";
import { couponKind, type LinePick, type MatchGroup } from "./coupon.ts";
import { hasWon, legFactor, type LegOutcome } from "./leg.ts";
import { sumOverLines } from "./lines.ts";
import type { Odds } from "./odds.ts";
import { payOut, type Payout } from "./payout.ts";
import { add, multiply, rational, zero, type Rational, type Rounding } from "./rational.ts";
import type { Minor } from "./units.ts";

/** A leg as its returns are reckoned, whoever names its match and market. */
export interface ReturnLeg extends LinePick {
  readonly odds: Odds;
  readonly outcome: LegOutcome;
}

/** What turns the factors of a coupon's lines into money. */
export interface ReturnTerms {
  /** What stands on one line, in minor units, exact. */
  readonly unitStake: Rational;
  readonly bonus?: BonusRule<Odds> | null;
  /** Caps payout and bonus (D7); null is no cap. */
  readonly maxPay?: Minor | null;
  readonly rounding?: Rounding;
}

export interface CouponReturn extends Payout {
  readonly bonusPercent: number;
  /** Every leg is void: the stake goes back, uncapped, without a bonus. */
  readonly isVoid: boolean;
}

/** The exact factor of a leg as it stands; an open one counts 0. */
export const factorOf = ({ odds, outcome }: Pick<ReturnLeg, "odds" | "outcome">): Rational => legFactor(odds, outcome);

/** Σ over the lines of what a unit on each has won (D5); lines with an open leg have won nothing yet. */
export function wonFactor(legs: readonly ReturnLeg[], sizes: readonly number[]): Rational {
  return sumOverLines(legs, sizes, (group) => group.picks.map(factorOf).reduce(add, zero));
}

/** What is already won, bonus over the legs that won (D11) included: the return, once no leg is open. */
export function wonReturn(legs: readonly ReturnLeg[], sizes: readonly number[], terms: ReturnTerms): CouponReturn {
  return payWith(legs, sizes, terms, wonFactor(legs, sizes), ({ outcome }) => hasWon(outcome));
}

/**
 * The most that can still come: decided legs as they are, open ones at their best. The bonus counts those that won or
 * still can.
 * @param best what the picks of one match can bring together at most
 */
export function mostReturn<Leg extends ReturnLeg>(
  legs: readonly Leg[],
  sizes: readonly number[],
  terms: ReturnTerms,
  best: (group: MatchGroup<Leg>) => Rational,
): CouponReturn {
  const factor = sumOverLines(legs, sizes, best);
  return payWith(legs, sizes, terms, factor, ({ outcome }) => hasWon(outcome) || outcome.result === "open");
}

/** Lines that pay something: every leg in them has a positive factor. */
export function winningLines(legs: readonly ReturnLeg[], sizes: readonly number[]): bigint {
  return sumOverLines(legs, sizes, ({ picks }) => rational(picks.filter((leg) => factorOf(leg).numerator > 0n).length))
    .numerator;
}

function payWith<Leg extends ReturnLeg>(
  legs: readonly Leg[],
  sizes: readonly number[],
  terms: ReturnTerms,
  factor: Rational,
  counts: (leg: Leg) => boolean,
): CouponReturn {
  const isVoid = legs.every(({ outcome }) => outcome.result === "void");
  const percent = bonusPercent(couponKind(legs, sizes), legs.filter(counts), terms.bonus ?? null);
  const maxPay = isVoid ? null : (terms.maxPay ?? null);
  return {
    ...payOut(multiply(factor, terms.unitStake), percent, maxPay, terms.rounding),
    bonusPercent: percent,
    isVoid,
  };
}
