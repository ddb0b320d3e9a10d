import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { add, compare, negate, parseRational, rational, type Rational } from "../rational.ts";
import { calculate, type Answer } from "./index.ts";

/** A worked example: the input, the fields of its answer that the source gives, and how far they may be off. */
interface Vector {
  readonly id: string;
  readonly group: string;
  readonly input: unknown;
  readonly expect: Readonly<Record<string, string | number | boolean>>;
  readonly tolerance: string;
}

const repository = resolve(import.meta.dirname, "../../../..");
const file = join(resolve(repository, process.env["LIVERY_DATA"] ?? "../shared/data"), "betting-vectors.json");
const vectors = existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as { vectors: Vector[] }).vectors : [];
const absence = `skipped, there is no ${file} (LIVERY_DATA names another folder)`;

describe.skipIf(vectors.length === 0)(`worked examples: ${vectors.length === 0 ? absence : vectors.length}`, () => {
  test.each(vectors.map((vector) => [vector.id, vector.group, vector] as const))("%s (%s)", (_, __, vector) => {
    expect(mismatches(vector, calculate(vector.input))).toEqual([]);
  });
});

/** The fields in which an answer differs from the source by more than its tolerance. */
function mismatches({ expect, tolerance }: Vector, answer: Answer): string[] {
  const fields: Readonly<Record<string, unknown>> = { ...answer };
  return Object.entries(expect).flatMap(([name, expected]) => {
    const found = fields[name];
    if (expected === true && name === "error") return found === undefined ? ["no error"] : [];
    if (typeof expected === "boolean" || typeof found === "boolean") return found === expected ? [] : [name];
    const difference = add(numberOf(found), negate(numberOf(expected)));
    const most = name === "decimal" ? halfOfLastDigit(String(expected)) : parseRational(tolerance);
    const isNear = [difference, negate(difference)].every((each) => compare(each, most) <= 0);
    return isNear ? [] : [`${name}: ${String(found)} instead of ${expected}`];
  });
}

/** A source rounds a converted decimal, whereas the answer is exact: 4/6 is "1.67" there. */
const halfOfLastDigit = (figure: string): Rational =>
  rational(1n, 2n * 10n ** BigInt(figure.includes(".") ? figure.length - figure.indexOf(".") - 1 : 0));

/** "11" = "11.00", and an American odd's plus is no part of its number. */
const numberOf = (figure: unknown): Rational => parseRational(String(figure).replace(/^\+/, ""));
