/** The result of parsing a typed amount. */
export type ParsedAmount =
  | { readonly ok: true; readonly minor: bigint }
  | {
      readonly ok: false;
      readonly error: "empty" | "not_a_number" | "ambiguous" | "too_many_decimals" | "negative" | "too_large";
    };

/**
 * What the UI kit needs to format and parse numbers. `createFormats` of `@livery/i18n` has this interface; the UI kit itself has
 * no languages.
 */
export interface UiFormats {
  /** Minor units and an ISO 4217 code → `€12.50`. */
  money(minor: bigint, currency: string): string;
  /** The same without its symbol, as typed: `12.50`. */
  amount(minor: bigint, currency: string): string;
  /** Thousandths → `2.15` (§9), or another format (D32). */
  odds(thousandths: number): string;
  /** Odds with a sign (`+1200`) or a slash (`11/10`) need more space: cells reserve it, so that a price change shifts nothing. */
  readonly oddsShape?: "fraction" | "signed" | "plain";
  /** A number with the separators and digits of the language. */
  number(value: number | bigint): string;
  /** Parses a typed amount, in any script. */
  parseAmount(text: string, currency: string): ParsedAmount;
  /** The currency's sign, the same in every language (D38). */
  symbol(currency: string): string;
  /** The same text with Latin digits in place of those of any script: "۱۲" → "12". */
  latinDigits(text: string): string;
  /** BCP 47 tags for `Intl`, in order of preference; they name digits and calendar (D37). */
  readonly tags: readonly string[];
}
