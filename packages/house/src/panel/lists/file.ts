import type { Kysely } from "kysely";
import { houseNow } from "../../clock.ts";
import type { Schema } from "../../db/schema.ts";
import { type Column, type CsvFile, csvLines } from "./csv.ts";

/** A list's rows as a file named by its subject and the server's date: `users-2026-11-20.csv`. */
export async function csvFile<Row>(
  db: Kysely<Schema>,
  subject: string,
  columns: readonly Column<Row>[],
  batches: AsyncIterable<readonly Row[]>,
): Promise<CsvFile> {
  const currencies = await db.selectFrom("currency").select(["code", "digits"]).execute();
  const digits = new Map(currencies.map(({ code, digits }) => [code, digits]));
  const day = (await houseNow(db)).toISOString().slice(0, 10);
  return { name: `${subject}-${day}.csv`, lines: csvLines(columns, batches, (code) => digits.get(code) ?? 2) };
}
