import { minor, type Minor } from "@livery/betting";

/** A key of the keypad: a digit, the mark before the decimals, or the one that takes the last of them back. */
export type StakeKey = "0" | "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "mark" | "back";

/** What has been pressed so far, with a point as its mark: "", "12", "12.", "12.5". */
export type Keyed = string;

/** Whole digits that can be keyed; far above any stake. */
const mostDigits = 9;

/** What a key makes of what was keyed. `decimals` of the currency as it is shown; a key that does not fit changes nothing. */
export function pressKey(keyed: Keyed, key: StakeKey, decimals: number): Keyed {
  const [whole = "", fraction] = keyed.split(".");
  if (key === "back") return keyed.slice(0, -1);
  if (key === "mark") return decimals === 0 || fraction !== undefined ? keyed : `${whole || "0"}.`;
  if (fraction !== undefined) return fraction.length < decimals ? keyed + key : keyed;
  if (whole === "0") return key;
  return whole.length < mostDigits ? keyed + key : keyed;
}

/** The amount in minor units, of a currency with so many `digits` in all; null while nothing is keyed. */
export function keyedAmount(keyed: Keyed, digits: number): Minor | null {
  if (keyed === "") return null;
  const [whole = "", fraction = ""] = keyed.split(".");
  return minor(BigInt(whole + fraction.padEnd(digits, "0")));
}

/** An amount as it would have been keyed, without decimals that say nothing. */
export function keyedOf(amount: Minor, digits: number): Keyed {
  const text = String(amount).padStart(digits + 1, "0");
  const fraction = text.slice(text.length - digits).replace(/0+$/, "");
  const whole = text.slice(0, text.length - digits);
  return digits === 0 || fraction === "" ? whole : `${whole}.${fraction}`;
}
