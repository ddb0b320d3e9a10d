import { expect, inject, test } from "vitest";
import {
  evaluate,
  type OracleCoupon,
  type OracleLeg,
  type OraclePayout,
  type OracleVerdict,
} from "../test/oracle/coupons.ts";
import { isEqual, type Fraction } from "../test/oracle/fractions.ts";
import { couponStream } from "../test/oracle/random.ts";
import { calculate, type CouponAnswer } from "./calculator/index.ts";
import {
  cashOut,
  couponDecided,
  couponReturns,
  minor,
  priceCoupon,
  rational,
  settleCoupon,
  thousandths,
  type LegOutcome,
  type SaleLeg,
  type SettledSelection,
} from "./index.ts";
import { couponKind } from "./coupon.ts";
import { couponStakes } from "./stake.ts";
import { parseRational } from "./rational.ts";

/** How many random coupons are judged, and from which seed: the seed of a failure finds it again. */
const count = Number(
  process.env["LIVERY_ORACLE_COUPONS"] ?? (process.env["LIVERY_NIGHTLY"] === "1" ? 100_000 : 30_000),
);
const seed = inject("seed");

test(
  `${count} random coupons are worth what the oracle calculates, line by line (LIVERY_SEED=${seed})`,
  { timeout: 600_000 },
  () => {
    console.log(`oracle: ${count} coupons from LIVERY_SEED=${seed}`);
    let at = 0;
    for (const coupon of couponStream(seed, count)) {
      const verdict = evaluate(coupon);
      const wrong = [...engineMismatches(coupon, verdict), ...calculatorMismatches(coupon, verdict)];
      if (wrong.length > 0) expect.fail(`coupon ${at} of seed ${seed}: ${wrong.join("; ")}\n${asText(coupon)}`);
      at++;
    }
    expect(at).toBe(count);
  },
);

/** Where the engine differs from the oracle. */
function engineMismatches(coupon: OracleCoupon, verdict: OracleVerdict): string[] {
  const { legs, sizes, bonus } = coupon;
  const selections = legs.map((leg, at): SettledSelection & SaleLeg => ({
    matchId: leg.matchId,
    // No score decides these markets; a leg without a market has one of its own.
    marketTypeId: 10_000 + (leg.market ?? 100 + at),
    outcomeId: at,
    special: "",
    banker: leg.banker,
    odds: exact(leg.odds),
    outcome: outcomeOf(leg),
    probability: exact(leg.probability),
  }));
  const input = {
    selections,
    sizes,
    stake: minor(coupon.stake),
    stakeType: coupon.per,
    bonus: bonus && {
      percent: Number(bonus.percent),
      tipCount: bonus.tipCount,
      odds: thousandths(Number(bonus.odds[0])),
    },
    maxPay: coupon.maxPay === null ? null : minor(coupon.maxPay),
    marginPercent: rational(coupon.marginPercent),
  };
  const { lines, totalStake, unitStake } = couponStakes(input);
  const { current, most, isOpen } = verdict;
  const returns = couponReturns(input);
  const wrong = [
    ...differing("kind", couponKind(selections, sizes), verdict.kind),
    ...differing("lines", lines, Number(verdict.lines)),
    ...(isEqual(verdict.total, rational(totalStake)) ? [] : ["total stake"]),
    ...(isEqual(verdict.unit, unitStake) ? [] : ["unit stake"]),
    ...differing("current return", returns.currentReturn, current.payout),
    ...differing("max return", returns.maxReturn, most.payout),
    ...differing("decided", couponDecided(selections, sizes), verdict.isDecided),
    ...differing("cash out", cashOut(input), verdict.cashOut),
    ...(most.payout === 0n ? [] : paid("max return", { ...returns, payout: returns.maxReturn }, most)),
  ];
  if (legs.every(({ result }) => result === "open")) {
    const price = priceCoupon(input);
    wrong.push(
      ...differing("price", price.maxReturn, most.payout),
      ...differing("price's bonus", price.bonus, most.bonus),
    );
  }
  if (isOpen) return wrong;
  const settled = settleCoupon(input);
  const total = totalStake as bigint;
  return [
    ...wrong,
    ...paid("settlement", settled, current),
    ...differing("payout", settled.payout, current.payout),
    ...differing("winning lines", settled.winningLines, Number(verdict.winningLines)),
    ...differing("parts", settled.stakeReturned + settled.gain + settled.bonus, settled.payout),
    ...(settled.stakeReturned > total || settled.gain < 0n || settled.bonus < 0n
      ? ["a part is out of its bounds"]
      : []),
    ...differing("status", settled.status, statusOf(coupon, current)),
  ];
}

/** Where the calculator, told the same in its form, differs from the oracle. */
function calculatorMismatches(coupon: OracleCoupon, verdict: OracleVerdict): string[] {
  const answer = calculate(formOf(coupon));
  if (!("kind" in answer)) return [`the calculator answers ${JSON.stringify(answer)}`];
  const { current, most, isOpen } = verdict;
  const final = isOpen ? most : current;
  const expected: Partial<Record<keyof CouponAnswer, unknown>> = {
    kind: verdict.kind,
    lines: Number(verdict.lines),
    winning_lines: Number(verdict.winningLines),
    current_return: money(current.payout),
    max_return: money(most.payout),
    return: isOpen ? undefined : money(current.payout),
    cash_out: verdict.cashOut === null ? undefined : money(verdict.cashOut),
    capped: coupon.maxPay === null ? undefined : final.capped,
    bonus: coupon.bonus === null ? undefined : money(final.bonus),
    ...((coupon.bonus === null || final.payout > 0n) && {
      bonus_percent: coupon.bonus === null ? undefined : Number(final.percent),
    }),
  };
  return [
    ...Object.entries(expected).flatMap(([name, value]) =>
      differing(`calculator's ${name}`, answer[name as keyof CouponAnswer], value),
    ),
    ...(isEqual(inUnits(verdict.total), parseRational(answer.total_stake)) ? [] : ["calculator's total_stake"]),
    ...(isEqual(inUnits(verdict.unit), parseRational(answer.unit_stake)) ? [] : ["calculator's unit_stake"]),
  ];
}

function formOf({ legs, sizes, stake, per, bonus, maxPay, marginPercent }: OracleCoupon): object {
  return {
    legs: legs.map((leg) => ({
      odds: oddsText(leg.odds),
      match: `m${leg.matchId}`,
      ...(leg.market !== null && { market: `k${leg.market}` }),
      banker: leg.banker,
      probability: fractionText(leg.probability),
      result: leg.result,
      ...(leg.result === "dead_heat" && { factor: fractionText(leg.share) }),
    })),
    ...(sizes.length > 0 && { sizes }),
    stake: fractionText([stake, 100n]),
    per,
    marginPercent: Number(marginPercent),
    ...(bonus && { bonus: { percent: Number(bonus.percent), tipCount: bonus.tipCount, odds: oddsText(bonus.odds) } }),
    ...(maxPay !== null && { maxPay: fractionText([maxPay, 100n]) }),
  };
}

const outcomeOf = ({ result, share }: OracleLeg): LegOutcome =>
  result === "dead_heat" ? { result, share: exact(share) } : { result };

function statusOf({ legs }: OracleCoupon, { payout, capped }: OraclePayout): string {
  if (legs.every(({ result }) => result === "void")) return "void";
  return payout > 0n || capped ? "won" : "lost";
}

function paid(
  what: string,
  found: { readonly payout: bigint; readonly bonus: bigint; readonly bonusPercent: number; readonly capped: boolean },
  expected: OraclePayout,
): string[] {
  return [
    ...differing(`${what}'s bonus`, found.bonus, expected.bonus),
    ...differing(`${what}'s cap`, found.capped, expected.capped),
    ...(expected.payout === 0n ? [] : differing(`${what}'s percent`, found.bonusPercent, Number(expected.percent))),
  ];
}

const differing = (what: string, found: unknown, expected: unknown): string[] =>
  found === expected ? [] : [`${what} is ${String(found)}, not ${String(expected)}`];

const exact = ([numerator, denominator]: Fraction) => rational(numerator, denominator);
const inUnits = ([numerator, denominator]: Fraction): Fraction => [numerator, denominator * 100n];
const fractionText = ([numerator, denominator]: Fraction): string => `${numerator}/${denominator}`;
const money = (amount: bigint): string => {
  const digits = String(amount).padStart(3, "0");
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
};

/** Fractional odds are 1 less than the factor; below 1 there are none, and a decimal says it. */
function oddsText([numerator, denominator]: Fraction): string {
  if (numerator >= denominator && denominator !== 1000n) return fractionText([numerator - denominator, denominator]);
  const digits = String((numerator * 1000n) / denominator).padStart(4, "0");
  return `${digits.slice(0, -3)}.${digits.slice(-3)}`;
}

const asText = (coupon: OracleCoupon): string =>
  JSON.stringify(coupon, (_, value: unknown) => (typeof value === "bigint" ? `${value}n` : value));
