import type { Minor } from "@livery/betting";
import { stringify } from "csv-stringify/sync";

/** Text, a whole number, an amount in a currency's minor units, or nothing. Instants and names are text. */
export type Cell = string | number | boolean | null | Amount;

export interface Amount {
  readonly minor: Minor;
  /** ISO 4217. */
  readonly currency: string;
}

/** One column of a file: its name in the header line, and what a row has there. */
export type Column<Row> = readonly [name: string, cell: (row: Row) => Cell];

/** The result of a call that returns a file: it is streamed while it is read. The panel names it. */
export type CsvFile = AsyncIterable<string>;

/** A spreadsheet interprets text with one of these at its beginning as a formula. */
const formula = /^[=+\-@＝＋－＠\t\r\n]/;
/**
 * Where cells are separated by semicolons (German, Turkish and French spreadsheets) or tabs, a text in the middle of a line has no
 * quotes of its own: what follows such a character is the beginning of a cell, and what follows the end of a line is too.
 */
const formulaWithin = /([;\t\r\n][\s"]*)([=+\-@＝＋－＠])/gu;
const otherSeparators = /[;\t]/;

/**
 * A list's rows as CSV (RFC 4180): UTF-8 with a byte order mark, a header line, CRLF. Amounts are plain decimals that a
 * spreadsheet can add; text that would be a formula gets an apostrophe in front, also after a character that separates cells in
 * another language. `digits`: a currency's decimals.
 */
export async function* csvLines<Row>(
  columns: readonly Column<Row>[],
  batches: AsyncIterable<readonly Row[]>,
  digits: (currency: string) => number,
): AsyncGenerator<string, void, undefined> {
  yield `\uFEFF${csv([columns.map(([name]) => textOf(name, digits))])}`;
  for await (const rows of batches) yield csv(rows.map((row) => columns.map(([, cell]) => textOf(cell(row), digits))));
}

const csv = (rows: readonly (readonly string[])[]): string =>
  stringify([...rows], { record_delimiter: "\r\n", quoted_match: otherSeparators });

function textOf(cell: Cell, digits: (currency: string) => number): string {
  if (cell === null) return "";
  if (typeof cell === "string") return guarded(cell);
  if (typeof cell === "object") return decimal(cell.minor, digits(cell.currency));
  return String(cell);
}

const guarded = (text: string): string => `${formula.test(text) ? "'" : ""}${text.replaceAll(formulaWithin, "$1'$2")}`;

/** Minor units as a plain decimal: -1234 with two digits is -12.34. */
export function decimal(minor: bigint, digits: number): string {
  const sign = minor < 0n ? "-" : "";
  const places = String(minor < 0n ? -minor : minor).padStart(digits + 1, "0");
  const whole = places.slice(0, places.length - digits);
  return digits === 0 ? `${sign}${whole}` : `${sign}${whole}.${places.slice(-digits)}`;
}
