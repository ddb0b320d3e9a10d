export interface CurrencyRecord {
  /** The same sign in every language (D38). */
  readonly symbol: string;
  /** Digits of the minor unit by ISO 4217. */
  readonly digits: number;
  /** Digits that are displayed and may be typed: none for the Iraqi dinar (D38). */
  readonly shownDigits: number;
}

const record = (symbol: string, digits = 2, shownDigits = digits): CurrencyRecord => ({ symbol, digits, shownDigits });

/** The currencies of §9; YIS is the specification's name of the shekel (D38). */
const table: ReadonlyMap<string, CurrencyRecord> = new Map([
  ["TRY", record("₺")],
  ["EUR", record("€")],
  ["USD", record("$")],
  ["TND", record("DT", 3)],
  ["CHF", record("CHF")],
  ["PEN", record("S/")],
  ["PLN", record("zł")],
  ["ILS", record("₪")],
  ["YIS", record("₪")],
  ["IQD", record("IQD", 3, 0)],
]);

/** ISO 4217's code of the currency that the specification calls YIS. */
const otherCodes: Readonly<Record<string, string>> = { YIS: "ILS", ILS: "YIS" };

const others = new Map<string, CurrencyRecord>();

/**
 * A currency's sign and digits. One that is not in §9 uses its code as the sign. Throws RangeError if `code` is not a currency
 * code.
 */
export function currencyRecord(code: string): CurrencyRecord {
  const known = table.get(code) ?? others.get(code);
  if (known) return known;
  const { maximumFractionDigits = 2 } = new Intl.NumberFormat("en", {
    style: "currency",
    currency: code,
  }).resolvedOptions();
  const made = record(code, maximumFractionDigits);
  others.set(code, made);
  return made;
}

/** The texts that name a currency beside an amount: its sign and its code. Throws RangeError as `currencyRecord` does. */
export function currencySigns(code: string): readonly string[] {
  return [currencyRecord(code).symbol, code, otherCodes[code]].filter((sign) => sign !== undefined);
}
