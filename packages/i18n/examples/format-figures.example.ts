import { createFormats } from "@livery/i18n";

/** The formats of a site. `languageOf("de")` has the record of a language. Amounts are minor units, odds are thousandths. */
const german = { bcp47: "de", numbering: "latn", calendar: "gregory" };
const formats = createFormats({ language: german, timeZone: "Europe/Istanbul" });

export const money = formats.money(1_250_00n, "EUR");
// money: "1.250,00 €"
export const odds = formats.odds(2150);
// odds: "2.15"
export const time = formats.time(new Date("2026-11-20T18:00:00Z"));
// time: "21:00"

/** Reads what a player types, in any script. A text that could mean two amounts is refused: `1,234` with two decimals. */
export const typed = formats.parseAmount("۱۲٫۵۰", "EUR");
// typed: { ok: true, minor: 1250n }
