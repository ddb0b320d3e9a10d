import { parseRational, type Rational } from "../rational.ts";
import { InputError } from "./form.ts";

/** A value of the input with its path, dotted. */
export interface Field {
  readonly value: unknown;
  readonly path: string;
}

type Fields = Readonly<Record<string, unknown>>;

/** Reads an object with only these fields; any other field is an error at its own path. */
export function readObject({ value, path }: Field, allowed: readonly string[]): Fields {
  if (typeof value !== "object" || value === null || Array.isArray(value)) throw invalid(path, "an object is expected");
  for (const name of Object.keys(value)) {
    if (!allowed.includes(name))
      throw new InputError(
        "unknown_field",
        within(path, shortened(name)),
        `no such field; there are ${allowed.join(", ")}`,
      );
  }
  return value as Fields;
}

/** Returns a required field. */
export function required(fields: Fields, name: string, path: string): Field {
  const field = optional(fields, name, path);
  if (field === undefined) throw new InputError("missing_field", within(path, name), "is missing");
  return field;
}

/** Returns a field, or undefined if it is absent. */
export function optional(fields: Fields, name: string, path: string): Field | undefined {
  if (!Object.hasOwn(fields, name)) return undefined;
  return { value: fields[name], path: within(path, name) };
}

/** Reads a list with at most `most` entries, each with its path. */
export function readList({ value, path }: Field, most: number): Field[] {
  if (!Array.isArray(value)) throw invalid(path, "a list is expected");
  if (value.length > most)
    throw new InputError("too_many_selections", path, `at most ${most} are reckoned, not ${value.length}`);
  return value.map((entry: unknown, index) => ({ value: entry, path: within(path, String(index)) }));
}

/** Reads a text of at most 200 characters; a whole number is converted to text. */
export function readName({ value, path }: Field): string {
  if (typeof value === "number" && Number.isSafeInteger(value)) return String(value);
  if (typeof value !== "string" || value.length > 200)
    throw invalid(path, "a name of at most 200 characters is expected");
  return value;
}

export function readFlag({ value, path }: Field): boolean {
  if (typeof value !== "boolean") throw invalid(path, "true or false is expected");
  return value;
}

/** Reads a whole number between `least` and `most`. */
export function readWhole({ value, path }: Field, least: number, most: number): number {
  const number = typeof value === "string" && /^\d{1,9}$/.test(value) ? Number(value) : value;
  if (typeof number !== "number" || !Number.isSafeInteger(number) || number < least || number > most)
    throw invalid(path, `a whole number from ${least} to ${most} is expected`);
  return number;
}

/** Reads one of the choices. */
export function readChoice<Choice extends string>({ value, path }: Field, choices: readonly Choice[]): Choice {
  const choice = choices.find((each) => each === value);
  if (choice === undefined) throw invalid(path, `one of ${choices.join(", ")} is expected`);
  return choice;
}

/** Reads a text such as "100", "0.25" or "100/3", not below 0. Amounts are texts, because a JSON number is not exact. */
export function readAmount({ value, path }: Field): Rational {
  const amount = typeof value === "string" ? exactOf(value) : null;
  if (amount === null) throw invalid(path, `an amount of 0 or more as a text is expected ("12.50", "100/3")`);
  return amount;
}

/** Reads a share or percent between 0 and `most`: a text, or a number that JSON writes without an exponent. */
export function readShare({ value, path }: Field, most: number): Rational {
  const share = typeof value === "string" || typeof value === "number" ? exactOf(String(value)) : null;
  if (share === null || share.numerator > BigInt(most) * share.denominator)
    throw invalid(path, `a number from 0 to ${most} is expected`);
  return share;
}

export function invalid(path: string, message: string): InputError {
  return new InputError("invalid_field", path, message);
}

/** Reads a decimal or fraction of 0 or more; null for any other text. */
export function exactOf(text: string): Rational | null {
  return text.startsWith("-") || hasTooManyDigits(text) ? null : exactly(() => parseRational(text));
}

/** More than 20 digits in a row. No amount, odds or share needs them, and a hundred legs of them would take long. */
export const hasTooManyDigits = (text: string): boolean => text.length > 50 || /\d{21}/.test(text);

/** Returns the result of `read`, or null if it throws a RangeError. */
export function exactly(read: () => Rational): Rational | null {
  try {
    return read();
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

const within = (path: string, name: string): string => (path === "" ? name : `${path}.${name}`);

/** Names are arbitrary input: the beginning of a long one is enough. */
const shortened = (name: string): string => (name.length > 40 ? `${name.slice(0, 40)}…` : name);
