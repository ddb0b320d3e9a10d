import { groupByMatch } from "../coupon.ts";
import { factorOf, wonFactor, type CouponReturn } from "../returns.ts";
import { selectionLetters } from "../letters.ts";
import { lineCount, sumOverLines } from "../lines.ts";
import { readOdds } from "../odds-format.ts";
import { multiply, rational, type Rational } from "../rational.ts";
import { showExact } from "../show.ts";
import { answerCoupon, answered, money } from "./calculate.ts";
import type { CalculatorCoupon, CouponAnswer, InputFailure, OddsAnswer } from "./form.ts";
import { bestOfMatch, type Calculation } from "./calculate-coupon.ts";

/** An answer with the calculation of each figure, one sentence a step. */
export type ExplainedAnswer = InputFailure | ((OddsAnswer | CouponAnswer) & { readonly explain: readonly string[] });

/** As `calculate`, with the calculation of each figure. */
export function explain(input: unknown): ExplainedAnswer {
  const answer = answered(input, (coupon, calculation) => ({
    ...answerCoupon(coupon, calculation),
    explain: [...couponSteps(coupon, calculation)],
  }));
  return "decimal" in answer ? { ...answer, explain: [...oddsSteps(answer)] } : answer;
}

function* oddsSteps({ fractional, american }: OddsAnswer): Generator<string> {
  const odds = readOdds(fractional);
  yield `the exact odd is ${showExact(odds)}: a stake of 1 gains ${fractional}`;
  yield `american: ${american.startsWith("+") ? "what 100 gains" : "what must be staked to gain 100"}, to the whole number`;
  yield "malay and indonesian: what 1 gains, or with a minus what must be staked to gain 1";
}

function* couponSteps(coupon: CalculatorCoupon, calculation: Calculation): Generator<string> {
  const { legs, sizes } = coupon;
  const { kind, stakes, lines, won, most, isOpen } = calculation;
  const letters = selectionLetters(legs, sizes);
  for (const [index, leg] of legs.entries()) {
    const { outcome, odds, banker } = leg;
    const factor =
      outcome.result === "open" ? "open" : `${outcome.result.replace("_", " ")}, factor ${showExact(factorOf(leg))}`;
    yield `leg ${letters[index]}: odds ${showExact(odds)}, ${factor}${banker && kind === "system" ? ", banker" : ""}`;
  }
  yield `kind: ${kind}, ${kindReasons[kind]}`;
  yield `lines: ${lineStep(coupon)} = ${lines}`;
  yield coupon.per === "line"
    ? `stake: ${showExact(stakes.unit)} on each line, ${showExact(stakes.unit)} × ${lines} = ${showExact(stakes.total)} in total`
    : `stake: ${showExact(stakes.total)} in total, ${showExact(stakes.total)} ÷ ${lines} = ${showExact(stakes.unit)} on each line`;
  yield `${isOpen ? "current return" : "return"}: ${returnStep(stakes.unit, wonFactor(legs, sizes), won)}`;
  if (isOpen) yield `max return: ${returnStep(stakes.unit, sumOverLines(legs, sizes, bestOfMatch), most)}`;
  yield* saleSteps(coupon, calculation);
}

const kindReasons = {
  single: "there is one leg",
  accumulator: "every leg is of another match and no size is chosen",
  ways: "several legs are of one match and no size is chosen",
  system: "sizes are chosen",
} as const;

function lineStep({ legs, sizes }: CalculatorCoupon): string {
  const groups = groupByMatch(legs);
  const selections = (chosen: typeof groups) => chosen.map((group) => group.selections.length).join(" × ");
  if (legs.length === 1 || sizes.length === 0) return `one selection of each match: ${selections(groups)}`;
  const bankers = groups.filter(({ banker }) => banker);
  const free = groups.length - bankers.length;
  const perSize = sizes.map((size) => `${lineCount(legs, [size])} with ${size} of ${free}`).join(" + ");
  return bankers.length === 0
    ? perSize
    : `${perSize}, each with the ${bankers.length} banker${bankers.length === 1 ? "" : "s"}`;
}

function returnStep(unit: Rational, factors: Rational, { bonusPercent, payout, capped, isVoid }: CouponReturn): string {
  const gross = multiply(factors, unit);
  const steps = [
    `the factors of all lines add up to ${showExact(factors)}, × ${showExact(unit)} = ${showExact(gross)}`,
  ];
  if (isVoid) steps.push("every leg is void, so the stake goes back");
  if (bonusPercent > 0)
    steps.push(`with a bonus of ${bonusPercent} % ${showExact(multiply(gross, rational(100 + bonusPercent, 100)))}`);
  steps.push(capped ? `cut to the max pay, ${money(payout)}` : `rounded half up to ${money(payout)}`);
  return steps.join("; ");
}

function* saleSteps({ marginPercent }: CalculatorCoupon, { sale }: Calculation): Generator<string> {
  if (sale === null) return;
  const value = showExact(multiply(sale.value, rational(1, 100)));
  yield `cash out: stake × odds × probability over the live lines is ${value}, less a margin of ${showExact(marginPercent)} % ${
    sale.price === null
      ? "is no price: it would have to be at least 0.01 and below the max return"
      : `= ${money(sale.price)} (at least 0.01, below the max return)`
  }`;
}
