/** A key: a digit, the decimal separator, or backspace. */
export type Key = Digit | "mark" | "back";

export const digits = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "0"] as const;
export type Digit = (typeof digits)[number];

/** The input so far, with a point as decimal separator: "", "12", "12.", "12.5". */
export type Keyed = string;

/** Maximum number of whole digits; far above any stake. */
const mostDigits = 9;

/**
 * The input after a key press. `decimals` is the number of shown decimals of the currency; a key that does not fit changes
 * nothing.
 */
export function pressKey(keyed: Keyed, key: Key, decimals: number): Keyed {
  const [whole = "", fraction] = keyed.split(".");
  if (key === "back") return keyed.slice(0, -1);
  if (key === "mark") return decimals === 0 || fraction !== undefined ? keyed : `${whole || "0"}.`;
  if (fraction !== undefined) return fraction.length < decimals ? keyed + key : keyed;
  if (whole === "0") return key;
  return whole.length < mostDigits ? keyed + key : keyed;
}

/** A formatted amount as input, without trailing zero decimals. `decimal` is its decimal separator. */
export function keyedOf(written: string, decimal: string): Keyed {
  const at = decimal === "" ? -1 : written.lastIndexOf(decimal);
  const whole = (at < 0 ? written : written.slice(0, at)).replace(/\D/g, "");
  const fraction = at < 0 ? "" : written.slice(at).replace(/\D/g, "").replace(/0+$/, "");
  return fraction === "" ? whole : `${whole}.${fraction}`;
}

/** The input with the separator that is a decimal one in every language: `1.250` could be read as a thousand. */
export function readable(keyed: Keyed): string {
  return keyed.replace(".", "٫");
}

/** The key that corresponds to a keyboard key, whose digits are already Latin. */
export function keyOf(key: string): Key | null {
  if (/^[.,٫،]$/u.test(key)) return "mark";
  if (key === "Backspace") return "back";
  return digits.find((digit) => digit === key) ?? null;
}
