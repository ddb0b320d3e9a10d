import { bonusPercent, type BonusRule } from "./bonus.ts";
import { couponKind, type BetSelection, type Coupon, type CouponKind } from "./coupon.ts";
import { sumOverLines } from "./lines.ts";
import { bestFactor } from "./best-outcome.ts";
import { oddsRatio } from "./odds.ts";
import { payOut } from "./payout.ts";
import { multiply, one, rational, round, type Rational, type Rounding } from "./rational.ts";
import { couponStakes } from "./stake.ts";
import { thousandths, type Minor, type Thousandths } from "./units.ts";

export interface PriceInput extends Coupon {
  readonly bonus?: BonusRule | null;
  /** The lowest max pay over user, kind and outcomes (`couponBounds`); null is no cap. */
  readonly maxPay?: Minor | null;
  readonly rounding?: Rounding;
}

export interface CouponPrice {
  readonly kind: CouponKind;
  readonly lines: number;
  readonly totalStake: Minor;
  readonly unitStake: Rational;
  /** Exact, for coupons of one line; null otherwise. */
  readonly totalOdds: Rational | null;
  /** The total odds for display, rounded half up, at most 9,007,199,254,740.991. Displayed odds never pay (D6). */
  readonly totalOddsThousandths: Thousandths | null;
  /** The largest return over consistent outcomes, bonus included, after the cap. */
  readonly maxReturn: Minor;
  readonly bonusPercent: number;
  /** The bonus part of `maxReturn`. */
  readonly bonus: Minor;
  readonly capped: boolean;
}

/**
 * The cost and the largest return of a coupon (D4–D7, D11). Amounts in minor units, rounded once. Does not check limits:
 * `checkCoupon` does. Throws RangeError on an empty coupon or a size below 1.
 * @example packages/betting/examples/price-a-coupon.example.ts
 * @example packages/betting/examples/price-a-system.example.ts
 */
export function priceCoupon(input: PriceInput): CouponPrice {
  const kind = couponKind(input.selections, input.sizes);
  const stakes = couponStakes(input);
  const best = sumOverLines(input.selections, input.sizes, bestFactor);
  const percent = bonusPercent(kind, input.selections, input.bonus ?? null);
  const { payout, bonus, capped } = payOut(
    multiply(best, stakes.unitStake),
    percent,
    input.maxPay ?? null,
    input.rounding,
  );
  const totalOdds = kind === "single" || kind === "accumulator" ? oddsProduct(input.selections) : null;
  return {
    kind,
    ...stakes,
    totalOdds,
    totalOddsThousandths: totalOdds && displayed(totalOdds),
    maxReturn: payout,
    bonusPercent: percent,
    bonus,
    capped,
  };
}

function oddsProduct(selections: readonly BetSelection[]): Rational {
  return selections.reduce((product, selection) => multiply(product, oddsRatio(selection.odds)), one);
}

function displayed(odds: Rational): Thousandths {
  const rounded = round(multiply(odds, rational(1000)));
  const largest = BigInt(Number.MAX_SAFE_INTEGER);
  return thousandths(Number(rounded > largest ? largest : rounded));
}
