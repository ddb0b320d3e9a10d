import { type ParsedAmount, parseAmount } from "./amount.ts";
import { currencyRecord, currencySigns } from "./currency.ts";
import { formatDate, formatDateTime, formatRelativeDay, formatTime, type Moment, type RelativeDay } from "./dates.ts";
import { type FormatLanguage, formatTags } from "./language-tag.ts";
import { latinDigits } from "./latin-digits.ts";
import { formatAmount, formatMoney, groupMark, type MoneyOptions } from "./money.ts";
import { formatNumber, formatPercent } from "./numbers.ts";
import { formatOdds, groupThousands } from "./odds.ts";

/** Formats odds in a format other than decimal (D32). */
export interface OddsWriter {
  /** Odds above 1, in thousandths. */
  readonly write: (thousandths: number) => string;
  /** The shape of the text: `11/8`, `+1200` and `−0.45`, or digits and a point like decimal odds. */
  readonly shape: "fraction" | "signed" | "plain";
}

export interface FormatsOptions {
  readonly language: FormatLanguage;
  /** IANA name of the site's time zone (D36). */
  readonly timeZone: string;
  /** `tofixedNumber` (§9), 0–4. */
  readonly oddsDecimals?: number;
  /** Formats odds above 1 in a format other than decimal (D32). */
  readonly odds?: OddsWriter;
  /** The language's own digits and calendar instead of Latin and Gregorian, for a site that opts out of D37. */
  readonly local?: boolean;
}

/** All formats of a site in one language. Has the shape that the UI kit's `LiveryProvider` requires. */
export interface Formats {
  money(minor: bigint, currency: string, options?: Pick<MoneyOptions, "trim">): string;
  amount(minor: bigint, currency: string): string;
  symbol(currency: string): string;
  odds(thousandths: number): string;
  readonly oddsShape: OddsWriter["shape"];
  number(value: number | bigint): string;
  percent(percent: number): string;
  date(moment: Moment): string;
  time(moment: Moment): string;
  dateTime(moment: Moment): string;
  day(moment: Moment, now: Moment): RelativeDay;
  parseAmount(text: string, currency: string): ParsedAmount;
  latinDigits(text: string): string;
  /** Tags for `Intl` where a calendar formats months and weekdays, in order of preference. */
  readonly tags: readonly [string, string];
}

/**
 * Binds the formats to a language, a time zone and the site's odds decimals. The formats throw RangeError on an unknown zone.
 * @example packages/i18n/examples/format-figures.example.ts
 */
export function createFormats(options: FormatsOptions): Formats {
  const { language, timeZone, oddsDecimals = 2, odds, local = false } = options;
  const dates = { timeZone, local };
  // The decimal mark of odds is a point in every language: a comma before it would be read as one where it is the decimal mark.
  const oddsGroup = groupMark(language) === "," ? "," : "\u202f";
  return {
    money: (minor, currency, options) => formatMoney(minor, currency, language, { ...options, local }),
    amount: (minor, currency) => formatAmount(minor, currency, language, { local }),
    symbol: (currency) => currencyRecord(currency).symbol,
    // Odds of 1 and below have only the decimal form.
    odds: (thousandths) =>
      odds !== undefined && thousandths > 1000
        ? groupThousands(odds.write(thousandths), oddsGroup)
        : formatOdds(thousandths, oddsDecimals, oddsGroup),
    oddsShape: odds?.shape ?? "plain",
    number: (value) => formatNumber(value, language, local),
    percent: (percent) => formatPercent(percent, language, local),
    date: (moment) => formatDate(moment, language, dates),
    time: (moment) => formatTime(moment, language, dates),
    dateTime: (moment) => formatDateTime(moment, language, dates),
    day: (moment, now) => formatRelativeDay(moment, now, language, dates),
    parseAmount: (text, currency) => {
      const { digits, shownDigits } = currencyRecord(currency);
      return parseAmount(text, digits, shownDigits, {
        group: groupMark(language, local),
        signs: currencySigns(currency),
      });
    },
    latinDigits,
    tags: formatTags(language, local),
  };
}
