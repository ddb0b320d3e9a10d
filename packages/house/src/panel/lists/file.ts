import { dayIn } from "@livery/contract";
import { houseNow } from "../../clock.ts";
import type { PanelContext } from "../panel-context.ts";
import { panelZone } from "../sites.ts";
import { type Column, type CsvFile, csvLines } from "./csv.ts";

/** A list's rows as a file named by its subject and the panel's day: `users-2026-11-20.csv`. */
export async function csvFile<Row>(
  { house, actor }: Pick<PanelContext, "house" | "actor">,
  subject: string,
  columns: readonly Column<Row>[],
  batches: AsyncIterable<readonly Row[]>,
): Promise<CsvFile> {
  const currencies = await house.db.selectFrom("currency").select(["code", "digits"]).execute();
  const digits = new Map(currencies.map(({ code, digits }) => [code, digits]));
  const day = dayIn(await panelZone(house, actor.tenantId), await houseNow(house.db));
  return { name: `${subject}-${day}.csv`, lines: csvLines(columns, batches, (code) => digits.get(code) ?? 2) };
}
