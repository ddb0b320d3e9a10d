import type { BonusRule } from "../bonus.ts";
import type { CouponKind, StakeType } from "../coupon.ts";
import type { SaleLeg } from "../cash-out.ts";
import type { Odds } from "../odds.ts";
import type { Rational } from "../rational.ts";
import type { OddsFormat } from "../odds-formats.ts";
import type { Minor } from "../units.ts";

/** The possible errors of an input. */
export type InputErrorCode =
  | "invalid_field"
  | "missing_field"
  | "unknown_field"
  | "odds_too_low"
  | "too_few_selections"
  | "too_many_selections";

/** The answer to an input that cannot be calculated: the error and its path, dotted (`legs.0.odds`; "" is the input itself). */
export interface InputFailure {
  readonly error: { readonly code: InputErrorCode; readonly path: string; readonly message: string };
}

/** Thrown while an input is read; `calculate` returns it as the answer. */
export class InputError extends Error {
  override readonly name = "InputError";
  readonly code: InputErrorCode;
  readonly path: string;

  constructor(code: InputErrorCode, path: string, message: string) {
    super(message);
    this.code = code;
    this.path = path;
  }
}

/** A leg of the calculator's form after reading: exact odds; its match is a name or, without one, its own index. */
export interface CalculatorLeg extends SaleLeg {
  readonly odds: Rational;
  /** Null if the form names none: a market of its own. */
  readonly market: string | null;
  readonly minTip: number;
  /** True if the form gives a probability: a sale needs one for every open leg. */
  readonly isPriced: boolean;
}

/** A coupon of the calculator's form after reading. Amounts are exact, in units of the currency; max pay is in hundredths. */
export interface CalculatorCoupon {
  readonly legs: readonly CalculatorLeg[];
  readonly sizes: readonly number[];
  readonly stake: Rational;
  readonly per: StakeType;
  readonly bonus: BonusRule<Odds> | null;
  readonly maxPay: Minor | null;
  readonly marginPercent: Rational;
}

/** Odds in every format. */
export type OddsAnswer = Readonly<Record<OddsFormat, string>>;

/**
 * The figures of a coupon. Amounts are decimal strings. Stakes are exact ("100/3" if no decimal is); all paid amounts have two
 * decimals. Counts are numbers, or strings of digits if no number is exact.
 */
export interface CouponAnswer {
  readonly kind: CouponKind;
  readonly lines: number | string;
  readonly total_stake: string;
  readonly unit_stake: string;
  readonly max_return: string;
  /** Present if no leg is open. */
  readonly return?: string;
  readonly current_return: string;
  readonly winning_lines: number | string;
  /** Present if the input has a bonus: of `return`, or of `max_return` while a leg is open. */
  readonly bonus_percent?: number;
  readonly bonus?: string;
  /** Present if every open leg has a probability and a sale is possible (D17). */
  readonly cash_out?: string;
  readonly min_selections_met: boolean;
  /** Present if the input has a max pay: whether it cuts `return`, or `max_return` while a leg is open. */
  readonly capped?: boolean;
}

export type Answer = OddsAnswer | CouponAnswer | InputFailure;
