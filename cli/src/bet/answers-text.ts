import type { Answer, CouponAnswer, InputFailure, OddsAnswer } from "@livery/betting/calculator";
import { table } from "../terminal/table.ts";

type Explained<Kind> = Kind & { readonly explain?: readonly string[] };

/** Answers as text: a table of coupons, one of odds, the errors, each row with its index in the input, then the explanations. */
export function answersText(answers: readonly Explained<Answer>[]): string {
  const coupons = answers.flatMap((answer, index) => ("kind" in answer ? [couponRow(answer, index)] : []));
  const odds = answers.flatMap((answer, index) => ("decimal" in answer ? [oddsRow(answer, index)] : []));
  const failures = answers.flatMap((answer, index) => ("error" in answer ? [failureRow(answer, index)] : []));
  const explanations = answers.flatMap(({ explain }, index) =>
    explain === undefined ? [] : [`${number(index)}\n${explain.map((step) => `  ${step}`).join("\n")}`],
  );
  const parts = [
    ...(coupons.length > 0 ? [table([couponHeads, ...coupons])] : []),
    ...(odds.length > 0 ? [table([oddsHeads, ...odds])] : []),
    ...(failures.length > 0 ? [table(failures)] : []),
    ...explanations,
  ];
  return parts.length === 0 ? "No inputs.\n" : `${parts.join("\n\n")}\n`;
}

const couponHeads = [
  "#",
  "kind",
  "lines",
  "won",
  "unit stake",
  "total stake",
  "current",
  "max return",
  "bonus",
  "cash out",
  "remarks",
];
const oddsHeads = ["#", "decimal", "fractional", "american", "hong kong", "malay", "indonesian"];

function couponRow(answer: CouponAnswer, index: number): string[] {
  const remarks = [
    ...(answer.return === undefined ? [] : ["settled"]),
    ...(answer.capped ? ["capped by max pay"] : []),
    ...(answer.min_selections_met ? [] : ["too few matches for its legs"]),
  ];
  return [
    number(index),
    answer.kind,
    String(answer.lines),
    String(answer.winning_lines),
    answer.unit_stake,
    answer.total_stake,
    answer.current_return,
    answer.max_return,
    answer.bonus === undefined ? "" : `${answer.bonus} (${answer.bonus_percent} %)`,
    answer.cash_out ?? "",
    remarks.join(", "),
  ];
}

function oddsRow({ decimal, fractional, american, hongkong, malay, indonesian }: OddsAnswer, index: number): string[] {
  return [number(index), decimal, fractional, american, hongkong, malay, indonesian];
}

function failureRow({ error }: InputFailure, index: number): string[] {
  return [number(index), `✗ ${error.code}`, error.path, error.message];
}

/** Inputs are counted from 0, like the paths of their errors. */
const number = (index: number): string => `#${index}`;
