export type AmountError =
  | "empty"
  | "not_a_number"
  /** `1,234` with two decimals: a thousand or a fraction? Amounts of money are never guessed. */
  | "ambiguous"
  | "too_many_decimals"
  | "negative"
  | "too_large";

export type ParsedAmount =
  | { readonly ok: true; readonly minor: bigint }
  | { readonly ok: false; readonly error: AmountError };

const refused = (error: AmountError): ParsedAmount => ({ ok: false, error });

/** The zeros of the scripts' digits: each script's ten digits start at its zero. */
const zeros = [0x30, 0x660, 0x6f0, 0x7c0, 0x966, 0x9e6, 0xa66, 0xae6, 0xb66, 0xe50, 0xff10];

function latinDigit(char: string): string {
  const point = char.codePointAt(0) ?? 0;
  const zero = zeros.find((start) => point >= start && point <= start + 9);
  return zero === undefined ? char : String(point - zero);
}

/** Replaces the digits of every script with Latin ones: "۱۲ روز" → "12 روز". */
export function latinDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, latinDigit);
}

/** Normalises a number: Latin digits, `.` and `,` as marks; without spaces, apostrophes and invisible direction marks. */
function latin(text: string): string {
  return latinDigits(text)
    .replace(/[\u200e\u200f\u061c\u2066-\u2069\u202a-\u202e]/g, "")
    .replace(/[\s\u00a0\u202f'’_]/g, "")
    .replaceAll("\u066b", ".")
    .replaceAll("\u066c", "'")
    .replaceAll("،", ",")
    .replace(/[−–]/g, "-");
}

const grouped = (text: string, mark: string) => new RegExp(`^[1-9]\\d{0,2}(?:\\${mark}\\d{3})+$`).test(text);

interface Split {
  readonly whole: string;
  readonly decimals: string;
}

/** Distinguishes the marks of thousands from the decimal mark; returns an error if the text is not a number. */
function split(text: string, shownDigits: number): Split | AmountError {
  const marks = [...text.matchAll(/[.,]/g)].map((match) => match[0]);
  const last = marks.at(-1);
  if (last === undefined) return { whole: text, decimals: "" };
  const at = text.lastIndexOf(last);
  const before = text.slice(0, at);
  const after = text.slice(at + 1);
  if (marks.length === 1) {
    if (!grouped(text, last)) return { whole: before, decimals: after };
    if (shownDigits === 0) return { whole: before + after, decimals: "" };
    return shownDigits >= 3 ? { whole: before, decimals: after } : "ambiguous";
  }
  const inside = new Set(marks.slice(0, -1));
  if (inside.size > 1) return "not_a_number";
  const [mark = ""] = inside;
  if (mark === last) return grouped(text, last) ? { whole: text.replaceAll(last, ""), decimals: "" } : "not_a_number";
  return grouped(before, mark) ? { whole: before.replaceAll(mark, ""), decimals: after } : "not_a_number";
}

/**
 * Parses a typed amount, in any script and with either decimal mark, to minor units of `minorDigits` digits. `shownDigits` is how
 * many decimals may be typed (none for the Iraqi dinar, D38). Nothing is rounded or guessed: text that cannot be read exactly
 * gives an error.
 */
export function parseAmount(text: string, minorDigits: number, shownDigits = minorDigits): ParsedAmount {
  const plain = latin(text).replaceAll(/(?<=\d)'(?=\d{3})/g, "");
  if (plain === "") return refused("empty");
  if (/^-[\d.,]*\d[\d.,]*$/.test(plain)) return refused("negative");
  if (!/^[\d.,]+$/.test(plain)) return refused("not_a_number");
  const parts = split(plain, shownDigits);
  if (typeof parts === "string") return refused(parts);
  const { whole, decimals } = parts;
  if (!/^\d*$/.test(whole) || !/^\d*$/.test(decimals) || whole + decimals === "") return refused("not_a_number");
  if (decimals.length > shownDigits) return refused("too_many_decimals");
  const minor = BigInt(whole + decimals.padEnd(minorDigits, "0"));
  // The wire has whole JSON numbers, which are exact up to this value.
  return minor > BigInt(Number.MAX_SAFE_INTEGER) ? refused("too_large") : { ok: true, minor };
}
