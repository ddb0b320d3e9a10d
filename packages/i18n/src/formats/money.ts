import { currencyRecord } from "./currency.ts";
import { type FormatLanguage, formatTags } from "./language-tag.ts";

interface Pattern {
  readonly numbers: Intl.NumberFormat;
  /** Whether the language writes the currency sign before the number. */
  readonly signFirst: boolean;
  /** The mark between thousands. */
  readonly group: string;
}

const patterns = new Map<string, Pattern>();

function patternOf(tags: readonly [string, string], digits: number): Pattern {
  const key = `${tags[0]}|${digits}`;
  const known = patterns.get(key);
  if (known) return known;
  const parts = new Intl.NumberFormat([...tags], { style: "currency", currency: "EUR" }).formatToParts(1);
  const indexOf = (type: string) => parts.findIndex((part) => part.type === type);
  const numbers = new Intl.NumberFormat([...tags], { minimumFractionDigits: digits, maximumFractionDigits: digits });
  const made = {
    numbers,
    group: numbers.formatToParts(1_000_000).find(({ type }) => type === "group")?.value ?? "",
    signFirst: indexOf("currency") < indexOf("integer"),
  };
  patterns.set(key, made);
  return made;
}

/** Formats minor units as exact decimal text: (-1205n, 2) → "-12.05". */
export function decimalText(minor: bigint, digits: number): `${number}` {
  const sign = minor < 0n ? "-" : "";
  const figures = (minor < 0n ? -minor : minor).toString().padStart(digits + 1, "0");
  const whole = figures.slice(0, figures.length - digits);
  const text = digits === 0 ? `${sign}${whole}` : `${sign}${whole}.${figures.slice(-digits)}`;
  return text as `${number}`;
}

/** Rounds to the displayed digits, half up (for example without the dinar's fils). */
function toShown(minor: bigint, digits: number, shownDigits: number): bigint {
  if (shownDigits >= digits) return minor;
  const unit = 10n ** BigInt(digits - shownDigits);
  const half = minor < 0n ? -unit / 2n : unit / 2n;
  return (minor + half) / unit;
}

export interface MoneyOptions {
  /** Omits decimals that are all zero: for quick amounts and limits. */
  readonly trim?: boolean;
  /** Local digits instead of Latin ones, for a site that opts out of D37. */
  readonly local?: boolean;
}

/**
 * Formats an amount of minor units without its sign, by the language: (123450n, "EUR") → `1,234.50` in English, `1.234,50` in
 * German.
 */
export function formatAmount(
  minor: bigint,
  currency: string,
  language: FormatLanguage,
  options: MoneyOptions = {},
): string {
  const { digits, shownDigits } = currencyRecord(currency);
  const shown = toShown(minor, digits, shownDigits);
  const whole = options.trim === true && shown % 10n ** BigInt(shownDigits) === 0n;
  const { numbers } = patternOf(formatTags(language, options.local), whole ? 0 : shownDigits);
  return numbers.format(decimalText(shown, shownDigits));
}

/**
 * Formats an amount of minor units with its currency's sign (D38): the sign comes from one table, its position and the marks of
 * thousands and decimals from the language. Exact for any size.
 */
export function formatMoney(
  minor: bigint,
  currency: string,
  language: FormatLanguage,
  options: MoneyOptions = {},
): string {
  const { symbol, shownDigits } = currencyRecord(currency);
  const { signFirst } = patternOf(formatTags(language, options.local), shownDigits);
  const figures = formatAmount(minor < 0n ? -minor : minor, currency, language, options);
  const minus = minor < 0n ? "-" : "";
  if (!signFirst) return `${minus}${figures}\u00a0${symbol}`;
  return `${minus}${symbol}${/\p{L}$/u.test(symbol) ? "\u00a0" : ""}${figures}`;
}

/** The mark of thousands in the amounts of a language. */
export function groupMark(language: FormatLanguage, local = false): string {
  return patternOf(formatTags(language, local), 0).group;
}
