/** A row of a form: its parts by name. */
export type Row = Readonly<Record<string, string | boolean>>;

/** A form stores rows as JSON, so that equal rows are equal values. */
export function writeRows(rows: readonly Row[]): string {
  return JSON.stringify(rows);
}

export function readRows(value: string): readonly Row[] {
  return JSON.parse(value) as readonly Row[];
}

interface Blank {
  readonly key: string;
  readonly kind: "text" | "one" | "yesNo";
  readonly options?: readonly { readonly value: string }[];
}

/** An empty row: checkboxes off, and of each choice the first option. */
export function blankRow(parts: readonly Blank[]): Row {
  return Object.fromEntries(
    parts.map(({ key, kind, options = [] }) => [key, kind === "yesNo" ? false : (options[0]?.value ?? "")]),
  );
}

/** The same items, with one moved up (-1) or down (1); it stops at the ends. */
export function moved<Item>(items: readonly Item[], at: number, by: -1 | 1): readonly Item[] {
  const [item, other] = [items[at], items[at + by]];
  if (item === undefined || other === undefined) return items;
  return items.with(at, other).with(at + by, item);
}
