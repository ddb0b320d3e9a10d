import { zonedText } from "@livery/contract";
import type { ExportOf, FileColumn, ListKey, PanelPayload, PanelResult } from "@livery/contract/panel";
import type { PanelContext } from "../panel-context.ts";
import { panelZone } from "../sites.ts";
import { type Amount, type Cell, type Column, type CsvFile, csvLines, decimal } from "./csv.ts";

type NameOf<K extends ListKey> = NonNullable<PanelPayload<ExportOf<K>>["columns"]>[number]["name"];

/** What a cell is written with. */
export interface Writing {
  /** The reader's text for a code, else the code. */
  readonly word: (code: string) => string;
  readonly amount: (amount: Amount) => string;
  /** RFC 3339 → by the clocks of the file's zone; as it is in a file whose reader requests no columns. */
  readonly instant: (at: string) => string;
}

type ColumnOf<Row> =
  | ((row: Row, writing: Writing) => Cell)
  | {
      /** RFC 3339, or null. */
      readonly instant: (row: Row) => string | null;
    };

/** The columns that a file can have, in the order of one whose reader requests none. */
export type FileColumns<K extends ListKey> = {
  readonly [Name in NameOf<K>]: ColumnOf<PanelResult<K>["rows"][number]>;
};

interface Columns<Row> {
  readonly all: Readonly<Record<string, ColumnOf<Row>>>;
  readonly requested: readonly FileColumn[] | undefined;
}

/**
 * A list's rows as a file. Requested columns have their reader's headings and words, and times by the clocks of the panel's zone,
 * which the heading names.
 */
export async function csvFile<Row>(
  { house, actor }: Pick<PanelContext, "house" | "actor">,
  columns: Columns<Row>,
  batches: AsyncIterable<readonly Row[]>,
): Promise<CsvFile> {
  const currencies = await house.db.selectFrom("currency").select(["code", "digits"]).execute();
  const known = new Map(currencies.map(({ code, digits }) => [code, digits]));
  const digits = (code: string): number => known.get(code) ?? 2;
  const zone = await panelZone(house, actor.tenantId);
  return csvLines(columnsOf(columns, zone, digits), batches, digits);
}

/** The columns of a file with their headings. */
export function columnsOf<Row>(
  { all, requested }: Columns<Row>,
  zone: string,
  digits: (currency: string) => number,
): readonly Column<Row>[] {
  const chosen: readonly FileColumn[] = requested ?? Object.keys(all).map((name) => ({ name, title: name }));
  const instantText = (at: string): string => (requested === undefined ? at : zonedText(zone, at));
  return chosen.map(({ name, title, words = {} }) => {
    const column = all[name] as ColumnOf<Row>;
    if (typeof column !== "function") {
      const { instant } = column;
      const cell = (row: Row): Cell => {
        const at = instant(row);
        return at === null ? null : instantText(at);
      };
      return [requested === undefined ? title : `${title} (${zone})`, cell] as const;
    }
    const word = (code: string): string => (Object.hasOwn(words, code) ? (words[code] ?? code) : code);
    const writing: Writing = {
      word,
      amount: ({ minor, currency }) => decimal(minor, digits(currency)),
      instant: instantText,
    };
    return [title, (row) => inWords(column(row, writing), word)] as const;
  });
}

const inWords = (cell: Cell, word: (code: string) => string): Cell =>
  typeof cell === "string" || typeof cell === "boolean" ? word(String(cell)) : cell;
