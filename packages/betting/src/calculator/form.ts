import type { BonusRule } from "../bonus.ts";
import type { CouponKind, StakeType } from "../coupon.ts";
import type { SaleLeg } from "../cash-out.ts";
import type { Odds } from "../odds.ts";
import type { Rational } from "../rational.ts";
import type { OddsFormat } from "../odds-formats.ts";
import type { Minor } from "../units.ts";

/** What can be wrong with an input. */
export type InputErrorCode =
  | "invalid_field"
  | "missing_field"
  | "unknown_field"
  | "odds_too_low"
  | "too_few_selections"
  | "too_many_selections";

/** Answers an input that cannot be reckoned: what is wrong, and where, dotted (`legs.0.odds`; "" is the input itself). */
export interface InputFailure {
  readonly error: { readonly code: InputErrorCode; readonly path: string; readonly message: string };
}

/** Thrown while an input is read; `calculate` answers it in place. */
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

/** A leg of the calculator's form, read: odds exact, its match a name or, without one, its own place. */
export interface CalculatorLeg extends SaleLeg {
  readonly odds: Rational;
  /** Null where the form names none: a market of its own. */
  readonly market: string | null;
  readonly minTip: number;
  /** True where the form gives a probability: a sale needs one of every open leg. */
  readonly isPriced: boolean;
}

/** A coupon of the calculator's form, read. Amounts are exact, in units of the currency; max pay is in its hundredths. */
export interface CalculatorCoupon {
  readonly legs: readonly CalculatorLeg[];
  readonly sizes: readonly number[];
  readonly stake: Rational;
  readonly per: StakeType;
  readonly bonus: BonusRule<Odds> | null;
  readonly maxPay: Minor | null;
  readonly marginPercent: Rational;
}

/** An odd in every format. */
export type OddsAnswer = Readonly<Record<OddsFormat, string>>;

/**
 * What a coupon comes to. Amounts are decimal strings; stakes are exact ("100/3" where no decimal is), everything
 * that is paid has two decimals. Counts are numbers, or strings of digits where no number holds them.
 */
export interface CouponAnswer {
  readonly kind: CouponKind;
  readonly lines: number | string;
  readonly total_stake: string;
  readonly unit_stake: string;
  readonly max_return: string;
  /** Once no leg is open. */
  readonly return?: string;
  readonly current_return: string;
  readonly winning_lines: number | string;
  /** Where the input has a bonus: of `return`, or of `max_return` while a leg is open. */
  readonly bonus_percent?: number;
  readonly bonus?: string;
  /** Where every open leg has a probability and a sale is possible (D17). */
  readonly cash_out?: string;
  readonly min_selections_met: boolean;
  /** Where the input has a max pay: whether it cuts `return`, or `max_return` while a leg is open. */
  readonly capped?: boolean;
}

export type Answer = OddsAnswer | CouponAnswer | InputFailure;
