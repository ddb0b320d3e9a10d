import type { UiFormats } from "../provider/formats.ts";

const persian = "۰۱۲۳۴۵۶۷۸۹";

/** Stands in for the formats of `@livery/i18n`, which the kit may not import: two decimals, one sign. */
export const plainFormats: UiFormats = {
  money: (minor, currency) => `${plainFormats.symbol(currency)}${plainFormats.amount(minor, currency)}`,
  amount: (minor) => (Number(minor) / 100).toFixed(2),
  odds: (thousandths) => (thousandths / 1000).toFixed(2),
  number: String,
  symbol: (currency) => (currency === "EUR" ? "€" : currency),
  parseAmount: (text) => {
    const latin = text.replace(/[۰-۹]/g, (digit) => String(persian.indexOf(digit))).replace(/[٫,]/, ".");
    if (latin.trim() === "") return { ok: false, error: "empty" };
    if (!/^\d+(\.\d{0,2})?$/.test(latin)) return { ok: false, error: "not_a_number" };
    return { ok: true, minor: BigInt(Math.round(Number(latin) * 100)) };
  },
};
