/** What a typed amount turned out to be. */
export type ParsedAmount =
  | { readonly ok: true; readonly minor: bigint }
  | {
      readonly ok: false;
      readonly error: "empty" | "not_a_number" | "ambiguous" | "too_many_decimals" | "negative" | "too_large";
    };

/**
 * What the kit needs to show and read numbers. `createFormats` of `@livery/i18n` has this shape;
 * the kit itself knows no language.
 */
export interface UiFormats {
  /** Minor units and an ISO 4217 code → `€12.50`. */
  money(minor: bigint, currency: string): string;
  /** The same without its symbol, as one would type it: `12.50`. */
  amount(minor: bigint, currency: string): string;
  /** Thousandths → `2.15` (§9), or another format (D32). */
  odds(thousandths: number): string;
  /** Odds with a sign (`+1200`) or a stroke (`11/10`) take more room: cells leave it, so that a price that moves shifts nothing. */
  readonly oddsShape?: "fraction" | "signed" | "plain";
  number(value: number | bigint): string;
  /** Reads what a player typed, in any script. */
  parseAmount(text: string, currency: string): ParsedAmount;
  /** The currency's sign, the same in every language (D38). */
  symbol(currency: string): string;
  /** The same text with Latin digits for those of any script: "۱۲" → "12". */
  latinDigits(text: string): string;
  /** BCP 47 tags for `Intl`, in order of preference; digits and calendar are named in them (D37). */
  readonly tags: readonly string[];
}
