import { writeExactDecimal, writeOdds } from "../odds-format.ts";
import type { OddsFormat } from "../odds-formats.ts";
import { compare, one, rational } from "../rational.ts";
import { showDecimal, showExact } from "../show.ts";
import type { Minor } from "../units.ts";
import { readObject, required } from "./fields.ts";
import {
  InputError,
  type Answer,
  type CalculatorCoupon,
  type CouponAnswer,
  type InputFailure,
  type OddsAnswer,
} from "./form.ts";
import { readCoupon, readOddsField } from "./read.ts";
import { calculateCoupon, type Calculation } from "./calculate-coupon.ts";

/**
 * Answers one input of the calculator's form: odds alone, or a coupon. Never throws on any input: one that cannot be calculated
 * gets its error as the answer. Knows no operator's limits; time and memory are bounded by 100 legs and by 20 digits on each side
 * of a number's point or slash.
 */
export function calculate(input: unknown): Answer {
  return answered(input, answerCoupon);
}

/** Reads an input and returns its answer or its error. */
export function answered<CouponForm>(
  input: unknown,
  answer: (coupon: CalculatorCoupon, calculation: Calculation) => CouponForm,
): OddsAnswer | CouponForm | InputFailure {
  try {
    if (isOddsAlone(input)) return convert(input);
    const coupon = readCoupon(input);
    return answer(coupon, calculateCoupon(coupon));
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    return { error: { code: error.code, path: error.path, message: error.message } };
  }
}

/** The formatted answer of a calculated coupon. */
export function answerCoupon(coupon: CalculatorCoupon, calculation: Calculation): CouponAnswer {
  const { won, most, stakes, sale, isOpen } = calculation;
  const final = isOpen ? most : won;
  return {
    kind: calculation.kind,
    lines: count(calculation.lines),
    total_stake: showExact(stakes.total, 2),
    unit_stake: showExact(stakes.unit, 2),
    max_return: money(most.payout),
    ...(!isOpen && { return: money(won.payout) }),
    current_return: money(won.payout),
    winning_lines: count(calculation.winningLines),
    ...(coupon.bonus !== null && { bonus_percent: final.bonusPercent, bonus: money(final.bonus) }),
    ...(sale?.price != null && { cash_out: money(sale.price) }),
    min_selections_met: calculation.minSelectionsMet,
    ...(coupon.maxPay !== null && { capped: final.capped }),
  };
}

/** Formats minor units for the calculator: 4347 → "43.47". */
export const money = (amount: Minor): string => showDecimal(rational(amount, 100), 2);

/** A number if it is exact, else its digits. */
export const count = (lines: bigint): number | string =>
  lines <= BigInt(Number.MAX_SAFE_INTEGER) ? Number(lines) : String(lines);

function isOddsAlone(input: unknown): input is object {
  return typeof input === "object" && input !== null && Object.hasOwn(input, "odds") && !Object.hasOwn(input, "legs");
}

function convert(input: object): OddsAnswer {
  const fields = readObject({ value: input, path: "" }, ["odds"]);
  const odds = readOddsField(required(fields, "odds", ""));
  if (compare(odds, one) <= 0) throw new InputError("odds_too_low", "odds", "an odd converts only above 1");
  const written = (format: OddsFormat): string => writeOdds(format, odds);
  return {
    decimal: writeExactDecimal(odds),
    fractional: written("fractional"),
    american: written("american"),
    hongkong: written("hongkong"),
    malay: written("malay"),
    indonesian: written("indonesian"),
  };
}
