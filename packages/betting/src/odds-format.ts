import {
  add,
  compare,
  divide,
  multiply,
  negate,
  one,
  parseRational,
  rational,
  zero,
  type Rational,
} from "./rational.ts";
import type { OddsFormat } from "./odds-formats.ts";
import { quotedFraction } from "./quoted-fraction.ts";
import { showDecimal, showExact } from "./show.ts";

/**
 * Reads odds in a common format: decimal ("2.15"), fractional ("11/8", "evens") or signed American ("+138", "-200"). Their signs
 * distinguish them; the other three formats look like decimals and are read by `readOddsAs`. Every factor of 0 or more is valid
 * and exact: fractional odds give 1 more than their value. Throws RangeError on anything else.
 */
export function readOdds(text: string): Rational {
  if (/^[+-]/.test(text)) return readOddsAs("american", text);
  return readOddsAs(text.includes("/") || isEvens(text) ? "fractional" : "decimal", text);
}

/** Reads odds of one format, exactly. Throws RangeError if the format has no such odds. */
export function readOddsAs(format: OddsFormat, text: string): Rational {
  return readers[format](text);
}

/**
 * Writes odds in a format. Decimal, Hong Kong, Malay and Indonesian odds have two decimals, decimal ones below 1.01 three, and
 * more if the figure would otherwise be one that pays nothing; American ones are whole numbers. A half is rounded away from 0.
 * Fractional odds are the fraction that is quoted for the price. Displayed odds never pay (D6). Throws RangeError unless the odds
 * are above 1: others have no such form.
 * @example packages/betting/examples/write-odds.example.ts
 */
export function writeOdds(format: OddsFormat, odds: Rational): string {
  if (compare(odds, one) <= 0) throw new RangeError("an odd converts only above 1");
  return writers[format](odds, add(odds, minusOne));
}

/** Writes decimal odds exactly, with at least two decimals; with six, or more if they would pay nothing, if they never end. */
export function writeExactDecimal(odds: Rational): string {
  const exact = showExact(odds, 2);
  return exact.includes("/") ? showFrom(odds, 6, one) : exact;
}

const minusOne = negate(one);
const hundred = rational(100);

const readers: Record<OddsFormat, (text: string) => Rational> = {
  decimal: (text) => unsigned(text, parseRational(text)),
  fractional: (text) => {
    if (isEvens(text)) return rational(2);
    if (!text.includes("/")) throw notOdds(text);
    return add(unsigned(text, parseRational(text)), one);
  },
  american: (text) => {
    if (!/^[+-]\d/.test(text) || text.includes("/")) throw notOdds(text);
    const stake = parseRational(text.slice(1));
    if (compare(stake, hundred) < 0) throw notOdds(text);
    return add(text.startsWith("+") ? divide(stake, hundred) : divide(hundred, stake), one);
  },
  hongkong: (text) => add(unsigned(text, parseRational(text)), one),
  malay: (text) => gainOrStake(text, (stake) => compare(stake, one) <= 0),
  indonesian: (text) => gainOrStake(text, (stake) => compare(stake, one) >= 0),
};

/**
 * Malay and Indonesian odds: the gain of one unit, or with a minus the stake that gains one; each format has one side of 1 only.
 */
function gainOrStake(text: string, allowed: (amount: Rational) => boolean): Rational {
  const isStake = text.startsWith("-");
  const amount = parseRational(isStake ? text.slice(1) : text);
  if (amount.numerator <= 0n || text.includes("/") || text.startsWith("--") || !allowed(amount)) throw notOdds(text);
  return add(isStake ? divide(one, amount) : amount, one);
}

type Writer = (odds: Rational, gain: Rational) => string;

const writers: Record<OddsFormat, Writer> = {
  decimal: (odds) => {
    const three = compare(odds, parseRational("1.01")) < 0;
    return showFrom(odds, three ? 3 : 2, one);
  },
  fractional: (_, gain) => {
    const { numerator, denominator } = quotedFraction(gain);
    return `${numerator}/${denominator}`;
  },
  american: (_, gain) =>
    compare(gain, one) >= 0
      ? `+${showDecimal(multiply(gain, hundred), 0)}`
      : showDecimal(negate(divide(hundred, gain)), 0),
  hongkong: (_, gain) => showFrom(gain, 2, zero),
  malay: (_, gain) =>
    compare(gain, one) <= 0 ? showFrom(gain, 2, zero) : showFrom(negate(divide(one, gain)), 2, zero),
  indonesian: (_, gain) =>
    compare(gain, one) >= 0 ? showFrom(gain, 2, zero) : showFrom(negate(divide(one, gain)), 2, zero),
};

/** Formats with this many decimals, or the fewest more at which the figure is not shown as `never`. */
function showFrom(value: Rational, decimals: number, never: Rational): string {
  const shown = showDecimal(value, decimals);
  return compare(parseRational(shown), never) === 0 ? showFrom(value, decimals + 1, never) : shown;
}

function unsigned(text: string, value: Rational): Rational {
  if (text.startsWith("-")) throw notOdds(text);
  return value;
}

const isEvens = (text: string): boolean => text.toLowerCase() === "evens";

const notOdds = (text: string): RangeError => new RangeError(`not an odd: ${text}`);
