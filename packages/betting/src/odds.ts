import { rational, type Rational } from "./rational.ts";
import { thousandths, type Thousandths } from "./units.ts";

/** Odds as the model stores them (thousandths) or any exact factor; the engine accepts both. */
export type Odds = Thousandths | Rational;

/** The exact factor of odds. */
export function oddsRatio(odds: Odds): Rational {
  return typeof odds === "number" ? rational(odds, 1000) : odds;
}

/**
 * Reads decimal odds ("2.15", "2", "2.150") into thousandths. Throws RangeError on signs, exponents, more than three decimals or
 * more than nine digits before the point.
 */
export function parseOdds(text: string): Thousandths {
  const match = /^(\d{1,9})(?:\.(\d{1,3}))?$/.exec(text);
  if (!match) throw new RangeError(`not a decimal odd: ${text}`);
  const [, integer = "", decimals = ""] = match;
  return thousandths(Number(integer + decimals.padEnd(3, "0")));
}

/** Writes odds for the wire, always with three decimals: 2150 → "2.150". */
export function formatOdds(odds: Thousandths): string {
  const digits = String(odds).padStart(4, "0");
  return `${digits.slice(0, -3)}.${digits.slice(-3)}`;
}
