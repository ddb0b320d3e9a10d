import type { BonusRule } from "../bonus.ts";
import { cashOutMargin } from "../cash-out.ts";
import { groupByMatch } from "../coupon.ts";
import type { LegOutcome } from "../leg.ts";
import type { Odds } from "../odds.ts";
import { readOdds } from "../odds-format.ts";
import { compare, multiply, one, rational, round, zero, type Rational } from "../rational.ts";
import { minor } from "../units.ts";
import {
  exactly,
  hasTooManyDigits,
  invalid,
  optional,
  readAmount,
  readFlag,
  readList,
  readName,
  readObject,
  readShare,
  readWhole,
  readChoice,
  required,
  type Field,
} from "./fields.ts";
import { InputError, type CalculatorCoupon, type CalculatorLeg } from "./form.ts";

/** More legs than any coupon has; with the bound on digits, the worst coupon is calculated in well under a second. */
export const mostLegs = 100;

/** The minor unit of the calculator, which knows no currency: a hundredth. */
export const minorUnits = rational(100);

const couponFields = ["legs", "sizes", "stake", "per", "bonus", "maxPay", "marginPercent"] as const;
const legFields = ["odds", "match", "market", "banker", "minTip", "probability", "result", "factor"] as const;
const results = ["won", "lost", "void", "half_won", "half_lost", "dead_heat", "open"] as const;

/** Reads a coupon of the calculator's form. Throws InputError at the first invalid field. */
export function readCoupon(input: unknown): CalculatorCoupon {
  const fields = readObject({ value: input, path: "" }, couponFields);
  const maxPay = optional(fields, "maxPay", "");
  const margin = optional(fields, "marginPercent", "");
  const bonus = optional(fields, "bonus", "");
  const legs = readLegs(required(fields, "legs", ""));
  return {
    legs,
    sizes: readSizes(optional(fields, "sizes", ""), legs),
    stake: readAmount(required(fields, "stake", "")),
    per: readChoice(required(fields, "per", ""), ["line", "coupon"]),
    bonus: bonus === undefined ? null : readBonus(bonus),
    // An amount below one minor unit cannot be paid.
    maxPay: maxPay === undefined ? null : minor(round(multiply(readAmount(maxPay), minorUnits), "floor")),
    marginPercent: margin === undefined ? cashOutMargin : readShare(margin, 100),
  };
}

/** Reads odds in any common format; every factor of 0 or more is valid. */
export function readOddsField({ value, path }: Field): Rational {
  const odds = typeof value === "string" && !hasTooManyDigits(value) ? exactly(() => readOdds(value)) : null;
  if (odds === null)
    throw invalid(
      path,
      `an odd as a text is expected: decimal ("2.15"), fractional ("11/8", "evens") or American ("+138")`,
    );
  return odds;
}

function readLegs(field: Field): CalculatorLeg[] {
  const legs = readList(field, mostLegs);
  if (legs.length === 0) throw new InputError("too_few_selections", field.path, "a coupon needs a leg");
  return legs.map(readLeg);
}

function readLeg(leg: Field, index: number): CalculatorLeg {
  const { path } = leg;
  const fields = readObject(leg, legFields);
  const odds = readOddsField(required(fields, "odds", path));
  const match = optional(fields, "match", path);
  const market = optional(fields, "market", path);
  const banker = optional(fields, "banker", path);
  const minTip = optional(fields, "minTip", path);
  const probability = optional(fields, "probability", path);
  return {
    odds,
    matchId: match === undefined ? index : readName(match),
    market: market === undefined ? null : readName(market),
    banker: banker !== undefined && readFlag(banker),
    minTip: minTip === undefined ? 1 : readWhole(minTip, 0, 1000),
    probability: probability === undefined ? zero : readShare(probability, 1),
    isPriced: probability !== undefined,
    outcome: readOutcome(optional(fields, "result", path), optional(fields, "factor", path), path),
  };
}

/** A dead heat needs its share, and only a dead heat has one. */
function readOutcome(resultField: Field | undefined, factor: Field | undefined, path: string): LegOutcome {
  const result = resultField === undefined ? "open" : readChoice(resultField, results);
  if (result === "dead_heat") {
    if (factor === undefined)
      throw new InputError("missing_field", `${path}.factor`, "a dead heat needs its share of the odd");
    const share = readShare(factor, 1);
    if (share.numerator === 0n || compare(share, one) > 0)
      throw invalid(factor.path, "a share is above 0 and at most 1");
    return { result, share };
  }
  if (factor !== undefined) throw invalid(factor.path, "only a dead heat has a share");
  return { result };
}

function readSizes(field: Field | undefined, legs: readonly CalculatorLeg[]): number[] {
  if (field === undefined) return [];
  const free = groupByMatch(legs).filter(({ banker }) => !banker).length;
  const sizes = readList(field, mostLegs).map((size) => {
    const matches = readWhole(size, 1, mostLegs);
    if (matches > free)
      throw new InputError(
        "too_few_selections",
        size.path,
        `a line of ${matches} needs as many matches beside the bankers; there are ${free}`,
      );
    return matches;
  });
  const twice = sizes.findIndex((size, index) => sizes.indexOf(size) < index);
  if (twice >= 0) throw invalid(`${field.path}.${twice}`, "is named twice");
  return sizes;
}

function readBonus(field: Field): BonusRule<Odds> {
  const { path } = field;
  const fields = readObject(field, ["percent", "tipCount", "odds"]);
  return {
    percent: readWhole(required(fields, "percent", path), 0, 100),
    tipCount: readWhole(required(fields, "tipCount", path), 0, 1000),
    odds: readOddsField(required(fields, "odds", path)),
  };
}
