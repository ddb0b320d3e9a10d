import { latinDigits } from "./latin-digits.ts";

export type AmountError =
  | "empty"
  | "not_a_number"
  /** `1.234` with two decimals on an English page: a thousand or a fraction? Amounts of money are never guessed. */
  | "ambiguous"
  | "too_many_decimals"
  | "negative"
  | "too_large";

export type ParsedAmount =
  | { readonly ok: true; readonly minor: bigint }
  | { readonly ok: false; readonly error: AmountError };

/** How a page writes amounts. */
export interface AmountNotation {
  /** The mark of thousands in the page's language, `.` or `,`. Without one, `1,234` may be ambiguous. */
  readonly group?: string;
  /** The currency's sign and codes: one of them may stand before or after the figures. */
  readonly signs?: readonly string[];
}

const refused = (error: AmountError): ParsedAmount => ({ ok: false, error });

/** What formats and word processors put into a text to direct or join it. */
const invisible = /[\u200b-\u200f\u061c\u2060\u2066-\u2069\u202a-\u202e\ufeff]/gu;

/** A mark that can only be a decimal mark, and one that can only be a mark of thousands. */
const decimalOnly = "٫";
const groupOnly = "'";

/** Normalises a text: Latin digits, `.` and `,`, the two certain marks, one kind of minus; no invisible characters. */
function plainText(text: string): string {
  return latinDigits(text.replace(invisible, ""))
    .replace(/[\uff01-\uff5e]/gu, (wide) => String.fromCodePoint((wide.codePointAt(0) ?? 0) - 0xfee0))
    .replace(/[\u2010-\u2015\u2212]/gu, "-")
    .replaceAll("،", ",")
    .trim()
    .replace(/(?<=\d)[\s’'_\u066c]+(?=\d)/gu, groupOnly);
}

/** Takes one of the currency's own signs off; any other sign stays, and makes the text no number. */
function withoutSign(text: string, signs: readonly string[]): string {
  const folded = text.toLowerCase();
  for (const sign of signs.map((each) => each.toLowerCase())) {
    if (folded.endsWith(sign)) return text.slice(0, -sign.length).trim();
    const start = folded.startsWith("-") ? 1 : 0;
    if (folded.startsWith(sign, start)) return (text.slice(0, start) + text.slice(start + sign.length).trim()).trim();
  }
  return text;
}

const grouped = (text: string, mark: string) => new RegExp(`^[1-9]\\d{0,2}(?:\\${mark}\\d{3})+$`).test(text);

interface Split {
  readonly whole: string;
  readonly decimals: string;
}

/** Distinguishes the marks of thousands from the decimal mark; returns an error if the text is not a number. */
function split(text: string, shownDigits: number, group: string | undefined): Split | AmountError {
  const marks = [...text.matchAll(/[.,'٫]/gu)].map((match) => match[0]);
  const last = marks.at(-1);
  if (last === undefined) return { whole: text, decimals: "" };
  const at = text.lastIndexOf(last);
  const before = text.slice(0, at);
  const after = text.slice(at + 1);
  const inside = new Set(marks.slice(0, -1));
  if (inside.size > 1) return "not_a_number";
  const [mark = last] = inside;
  if (mark !== last && last !== groupOnly)
    return grouped(before, mark) ? { whole: before.replaceAll(mark, ""), decimals: after } : "not_a_number";
  const thousands = mark === last && last !== decimalOnly && grouped(text, last);
  if (marks.length > 1 || last === groupOnly)
    return thousands ? { whole: text.replaceAll(last, ""), decimals: "" } : "not_a_number";
  if (!thousands) return { whole: before, decimals: after };
  if (last === group || shownDigits === 0) return { whole: before + after, decimals: "" };
  return shownDigits >= 3 ? { whole: before, decimals: after } : "ambiguous";
}

/**
 * Parses a typed or pasted amount, in any script and with either decimal mark, to minor units of `minorDigits` digits.
 * `shownDigits` is how many decimals may be typed (none for the Iraqi dinar, D38). Nothing is rounded or guessed: text that cannot
 * be read exactly gives an error. A single mark before exactly three digits is the mark of thousands if the page's language has
 * it as such: a text means one amount on a page, whoever wrote it.
 */
export function parseAmount(
  text: string,
  minorDigits: number,
  shownDigits = minorDigits,
  { group, signs = [] }: AmountNotation = {},
): ParsedAmount {
  const given = plainText(text);
  if (given === "") return refused("empty");
  const plain = withoutSign(given, signs);
  if (/^-[\d.,'٫]*\d[\d.,'٫]*$/u.test(plain)) return refused("negative");
  if (!/^[\d.,'٫]+$/u.test(plain)) return refused("not_a_number");
  const parts = split(plain, shownDigits, group);
  if (typeof parts === "string") return refused(parts);
  const { whole, decimals } = parts;
  if (!/^\d*$/.test(whole) || !/^\d*$/.test(decimals) || whole + decimals === "") return refused("not_a_number");
  if (decimals.length > shownDigits) return refused("too_many_decimals");
  const minor = BigInt(whole + decimals.padEnd(minorDigits, "0"));
  // The wire has whole JSON numbers, which are exact up to this value.
  return minor > BigInt(Number.MAX_SAFE_INTEGER) ? refused("too_large") : { ok: true, minor };
}
