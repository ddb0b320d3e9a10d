import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, test } from "vitest";
import {
  add,
  checkCoupon,
  compare,
  minor,
  multiply,
  parseOdds,
  parseRational,
  priceCoupon,
  rational,
  settleCoupon,
  type BetPick,
  type LegOutcome,
  type Rational,
  type SettledPick,
} from "./index.ts";
import { limits } from "./testing/coupons.ts";

/** The calculator's form (calculator.md), as far as the engine speaks it: no odds formats, no cash-out yet. */
interface Vector {
  readonly id: string;
  readonly group: string;
  readonly input: {
    readonly legs?: readonly {
      odds: string;
      match?: string;
      market?: string;
      banker?: boolean;
      minTip?: number;
      result?: string;
      factor?: string;
    }[];
    readonly sizes?: number[];
    readonly stake: string;
    readonly per: "line" | "coupon";
    readonly bonus?: { percent: number; tipCount: number; odds: string };
  };
  readonly expect: Readonly<Record<string, string | number | boolean>>;
  readonly tolerance: string;
}

const repository = resolve(import.meta.dirname, "../../..");
const file = join(resolve(repository, process.env["LIVERY_DATA"] ?? "../shared/data"), "betting-vectors.json");
const vectors = existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as { vectors: Vector[] }).vectors : [];
const expressible = vectors.filter(({ input, expect }) => input.legs !== undefined && !("cash_out" in expect));

const absence = `skipped, there is no ${file} (LIVERY_DATA names another folder)`;
const count = `${expressible.length} of ${vectors.length}, the others being odds formats and cash-out`;

describe.skipIf(vectors.length === 0)(`worked examples: ${vectors.length === 0 ? absence : count}`, () => {
  test("there are some", () => {
    expect(expressible.length).toBeGreaterThan(0);
  });
  test.each(expressible.map((vector) => [vector.id, vector.group, vector] as const))("%s (%s)", (_, __, vector) => {
    expect(mismatches(vector)).toEqual([]);
  });
});

/** The fields in which the engine differs from the source by more than its tolerance. */
function mismatches(vector: Vector): string[] {
  const found = compute(vector);
  return Object.entries(vector.expect).flatMap(([field, expected]) => {
    const value = found[field];
    if (value === undefined) return [`${field} is not computed`];
    if (typeof expected === "boolean" || typeof value === "boolean") return value === expected ? [] : [field];
    const isNear = near(value, parseRational(String(expected)), parseRational(vector.tolerance));
    return isNear ? [] : [`${field}: ${value.numerator}/${value.denominator} instead of ${expected}`];
  });
}

function compute({ input }: Vector): Record<string, Rational | boolean> {
  const picks = (input.legs ?? []).map((leg, index): BetPick & { result: string; factor: string; minTip: number } => ({
    matchId: leg.match === undefined ? 10_000 + index : Number(leg.match.slice(1)),
    marketTypeId: 900 + index,
    outcomeId: index,
    special: "",
    odds: readOdds(leg.odds),
    banker: leg.banker ?? false,
    result: leg.result ?? "open",
    factor: leg.factor ?? "1",
    minTip: leg.minTip ?? 1,
  }));
  const [stake, places] = inMinor(input.stake);
  const coupon = { sizes: input.sizes ?? [], stake, stakeType: input.per };
  const rule = input.bonus && {
    ...input.bonus,
    odds: parseOdds(input.bonus.odds),
  };
  const price = priceCoupon({ ...coupon, picks, ...(rule && { bonus: rule }) });
  const money = (amount: bigint) => rational(amount, places);
  const settled = (open: "won" | "lost") =>
    settleCoupon({
      ...coupon,
      picks: picks.map((pick) => ({ ...pick, outcome: outcomeOf(pick, open) })),
      ...(rule && { bonus: rule }),
    });
  const refusals = checkCoupon({ ...coupon, picks }, limits());
  return {
    lines: rational(price.lines),
    total_stake: money(price.totalStake),
    unit_stake: multiply(price.unitStake, rational(1n, places)),
    return: money(settled("lost").payout),
    current_return: money(settled("lost").payout),
    max_return: money(settled("won").payout),
    winning_lines: rational(settled("lost").winningLines),
    bonus_percent: rational(settled("lost").bonusPercent),
    min_selections_met: refusals.every(({ code }) => code !== "too_few_selections"),
  };
}

function outcomeOf(pick: { result: string; factor: string }, open: "won" | "lost"): SettledPick["outcome"] {
  if (pick.result === "dead_heat") return { result: "dead_heat", share: parseRational(pick.factor) };
  return { result: pick.result === "open" ? open : pick.result } as LegOutcome;
}

/** "10/1" is fractional, so 11; everything else is a decimal factor. */
function readOdds(text: string): Rational {
  return text.includes("/") ? add(parseRational(text), rational(1)) : parseRational(text);
}

/** Money of two decimals; the amount in minor units and how many make one. */
function inMinor(text: string): [ReturnType<typeof minor>, bigint] {
  const amount = multiply(parseRational(text), rational(100));
  return [minor(amount.numerator / amount.denominator), 100n];
}

function near(found: Rational, expected: Rational, tolerance: Rational): boolean {
  const minus = (value: Rational) => rational(-value.numerator, value.denominator);
  const difference = add(found, minus(expected));
  return compare(difference, tolerance) <= 0 && compare(minus(difference), tolerance) <= 0;
}
