import { bonusPercent, type BonusRule } from "./bonus.ts";
import { couponKind, type LineSelection, type MatchGroup } from "./coupon.ts";
import { hasWon, legFactor, type LegOutcome } from "./leg.ts";
import { sumOverLines } from "./lines.ts";
import type { Odds } from "./odds.ts";
import { payOut, type Payout } from "./payout.ts";
import { add, multiply, rational, zero, type Rational, type Rounding } from "./rational.ts";
import type { Minor } from "./units.ts";

/** A leg as the calculation of returns uses it; any value can identify its match and market. */
export interface ReturnLeg extends LineSelection {
  readonly odds: Odds;
  readonly outcome: LegOutcome;
}

/** The terms that convert the factors of a coupon's lines to money. */
export interface ReturnTerms {
  /** The exact stake of one line, in minor units. */
  readonly unitStake: Rational;
  readonly bonus?: BonusRule<Odds> | null;
  /** Caps payout and bonus (D7); null is no cap. */
  readonly maxPay?: Minor | null;
  readonly rounding?: Rounding;
}

export interface CouponReturn extends Payout {
  readonly bonusPercent: number;
  /** Every leg is void: the stake is returned, uncapped, without a bonus. */
  readonly isVoid: boolean;
}

/** The exact factor of a leg at present; an open one counts 0. */
export const factorOf = ({ odds, outcome }: Pick<ReturnLeg, "odds" | "outcome">): Rational => legFactor(odds, outcome);

/** Σ over the lines of what a unit stake on each has won (D5); a line with an open leg has won nothing yet. */
export function wonFactor(legs: readonly ReturnLeg[], sizes: readonly number[]): Rational {
  return sumOverLines(legs, sizes, (group) => group.selections.map(factorOf).reduce(add, zero));
}

/** The amount already won, with the bonus of the legs that won (D11): the return, if no leg is open. */
export function wonReturn(legs: readonly ReturnLeg[], sizes: readonly number[], terms: ReturnTerms): CouponReturn {
  return payWith(legs, sizes, terms, wonFactor(legs, sizes), ({ outcome }) => hasWon(outcome));
}

/**
 * The largest possible return: decided legs keep their results, open ones take their best. The bonus counts those that won or
 * still can.
 * @param best the most that the selections of one match can bring together
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

/** The number of lines that pay: every leg in them has a positive factor. */
export function winningLines(legs: readonly ReturnLeg[], sizes: readonly number[]): bigint {
  return sumOverLines(legs, sizes, ({ selections }) =>
    rational(selections.filter((leg) => factorOf(leg).numerator > 0n).length),
  ).numerator;
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
