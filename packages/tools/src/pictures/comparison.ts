import { existsSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { Browser } from "playwright";
import { storiesOf } from "../storybook/serve.ts";
import { compareSheets } from "./compare.ts";
import { drawSheets, drawnBy, type Sheet, sheetFile } from "./draw.ts";
import type { Row, SheetFiles } from "./pictures-rows.ts";

/** A built Storybook, and where its sheets are drawn to. */
export interface Book {
  readonly book: string;
  readonly sheets: string;
}

export interface Books {
  readonly browser: Browser;
  readonly now: Book;
  /** Null where the commit's Storybook could not be built: what is drawn now is seen to be drawn, and compared with nothing. */
  readonly before: Book | null;
}

/** The folders of a Storybook in the folder of pictures, by the key of its looks. */
export const bookOf = (root: string, key: string): Book => ({
  book: join(root, key, "book"),
  sheets: join(root, key, `sheets-${drawnBy}`),
});

const missing = (sheets: readonly Sheet[], { sheets: folder }: Book): readonly Sheet[] =>
  sheets.filter((sheet) => !existsSync(sheetFile(folder, sheet)));

/** Draws what is not drawn yet of a Storybook; returns a row for each sheet that could not be drawn. */
export async function drawMissing(browser: Browser, book: Book, sheets: readonly Sheet[]): Promise<readonly Row[]> {
  const broken = await drawSheets(browser, book.book, missing(sheets, book), book.sheets);
  return broken.map((sheet) => ({ ...sheet, kind: "broken" }));
}

/** Draws sheets on both sides and compares them. */
export async function compareSheetsOf(
  root: string,
  sheets: readonly Sheet[],
  { browser, now, before }: Books,
): Promise<Row[]> {
  const rows = [...(await drawMissing(browser, now, sheets))];
  if (before === null) return rows;
  const known = new Set(storiesOf(before.book).map(({ id }) => id));
  const old = sheets.filter(({ id }) => known.has(id));
  await drawMissing(browser, before, old);
  const different: Difference[] = [];
  for (const sheet of old) {
    const files = filesOf(root, sheet, { now, before });
    if (!existsSync(files.before) || !existsSync(files.after)) continue;
    const difference = await compareSheets(files.before, files.after, files.difference);
    if (difference !== null) different.push({ ...sheet, ...files, ...difference });
  }
  rows.push(...(await confirmDifferences(root, different, { browser, now, before })));
  for (const sheet of sheets) {
    const after = sheetFile(now.sheets, sheet);
    if (!known.has(sheet.id) && existsSync(after)) rows.push({ ...sheet, kind: "added", after });
  }
  return rows;
}

type Difference = Omit<Extract<Row, { kind: "changed" | "unsteady" }>, "kind">;

function filesOf(
  root: string,
  sheet: Sheet,
  { now, before }: { readonly now: Book; readonly before: Book },
): SheetFiles {
  return {
    before: sheetFile(before.sheets, sheet),
    after: sheetFile(now.sheets, sheet),
    difference: sheetFile(join(root, "differences"), sheet),
  };
}

/** What differs is drawn once more on both sides: a story that differs from itself says nothing about the change. */
async function confirmDifferences(
  root: string,
  different: readonly Difference[],
  { browser, now, before }: { readonly browser: Browser; readonly now: Book; readonly before: Book },
): Promise<readonly Row[]> {
  if (different.length === 0) return [];
  const redrawn = join(root, "again");
  rmSync(redrawn, { recursive: true, force: true });
  await drawSheets(browser, now.book, different, join(redrawn, "now"));
  await drawSheets(browser, before.book, different, join(redrawn, "before"));
  const isSame = async (one: string, other: string) =>
    existsSync(other) && (await compareSheets(one, other, join(redrawn, "difference.png"))) === null;
  const rows: Row[] = [];
  for (const row of different) {
    const steady =
      (await isSame(row.after, sheetFile(join(redrawn, "now"), row))) &&
      (await isSame(row.before, sheetFile(join(redrawn, "before"), row)));
    rows.push({ ...row, kind: steady ? "changed" : "unsteady" });
  }
  return rows;
}
