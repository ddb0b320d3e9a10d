import type { UiFormats } from "../provider/formats.ts";

const persian = "۰۱۲۳۴۵۶۷۸۹";

/** Replaces the formats of `@livery/i18n`, which the UI kit may not import: English, two decimals, without the dinar's. */
export const plainFormats: UiFormats = {
  money: (minor, currency) => `${plainFormats.symbol(currency)}${plainFormats.amount(minor, currency)}`,
  amount: (minor, currency) => {
    const decimals = currency === "IQD" ? 0 : 2;
    const options = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
    return (Number(minor) / 100).toLocaleString("en", options);
  },
  odds: (thousandths) => (thousandths / 1000).toFixed(2),
  number: (value) => value.toLocaleString("en"),
  symbol: (currency) => (currency === "EUR" ? "€" : currency),
  latinDigits: (text) => text.replace(/[۰-۹]/g, (digit) => String(persian.indexOf(digit))),
  tags: ["en-u-ca-gregory-nu-latn"],
  parseAmount: (text, currency) => {
    const latin = plainFormats
      .latinDigits(text)
      .replace("٫", ".")
      .replaceAll(" ", "")
      .replace(plainFormats.symbol(currency), "");
    if (latin === "") return { ok: false, error: "empty" };
    const thousands = /^\d{1,3}(?:([.,])\d{3})(?:\1\d{3})*(?!\1)(?:[.,]\d{0,2})?$/.exec(latin);
    if (/^\d{1,3}\.\d{3}$/.test(latin) && currency !== "IQD") return { ok: false, error: "ambiguous" };
    const plain = (thousands ? latin.replaceAll(thousands[1] ?? "", "") : latin).replace(",", ".");
    if (!/^\d*(\.\d{0,2})?$/.test(plain)) return { ok: false, error: "not_a_number" };
    return { ok: true, minor: BigInt(Math.round(Number(plain) * 100)) };
  },
};
