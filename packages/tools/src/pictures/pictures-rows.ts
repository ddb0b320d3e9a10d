import type { Sheet } from "./draw.ts";
import type { Box } from "./compare.ts";

/** What a comparison found of a sheet. */
export type Row =
  | (Sheet & { readonly kind: "changed" | "unsteady"; readonly pixels: number; readonly box: Box } & SheetFiles)
  | (Sheet & { readonly kind: "broken"; readonly note: string })
  | (Sheet & { readonly kind: "added"; readonly after: string })
  | { readonly kind: "gone"; readonly id: string; readonly skin: "" };

export interface SheetFiles {
  readonly before: string;
  readonly after: string;
  readonly difference: string;
}

export const kindTitles: Readonly<Record<Row["kind"], string>> = {
  broken: "Could not be drawn",
  changed: "Changed",
  added: "New",
  unsteady: "Unsteady: two drawings of the same code differ",
  gone: "Gone",
};

/** A look that differs is for a person to judge; a story that cannot be drawn is an error. */
export const exitCodeOf = (rows: readonly Row[]): 0 | 1 => (rows.some(({ kind }) => kind === "broken") ? 1 : 0);

/** A line for each sheet that differs or could not be drawn. */
export function linesOf(rows: readonly Row[]): readonly string[] {
  return rows.flatMap((row) => {
    if (row.kind === "changed") return [`changed ${row.id} ${row.skin} ${row.pixels} pixels`];
    return row.kind === "broken"
      ? [`broken ${row.id} ${row.skin} ${row.note.replaceAll(/\s+/gu, " ").slice(0, 200)}`]
      : [];
  });
}

/** How many rows of each kind, in words. */
export function countsOf(rows: readonly Row[]): string {
  const count = (kind: Row["kind"]) => rows.filter((row) => row.kind === kind).length;
  return `${count("changed")} changed, ${count("unsteady")} unsteady, ${count("broken")} broken, ${count("added")} new, ${count("gone")} gone`;
}
