/** One of several like things in a form: its parts by name. */
export type Row = Readonly<Record<string, string | boolean>>;

/** A form holds rows as JSON: equal rows are the same value. */
export function writeRows(rows: readonly Row[]): string {
  return JSON.stringify(rows);
}

export function readRows(value: string): readonly Row[] {
  return JSON.parse(value) as readonly Row[];
}

interface Blank {
  readonly key: string;
  readonly kind: "text" | "longText" | "one" | "yesNo";
  readonly options?: readonly { readonly value: string }[];
}

/** A row in which nothing is typed: the first of what is chosen among, no tick. */
export function blankRow(parts: readonly Blank[]): Row {
  return Object.fromEntries(
    parts.map(({ key, kind, options }) => [key, kind === "yesNo" ? false : (options?.[0]?.value ?? "")]),
  );
}

/** The same things, one of them a place further up (-1) or down (1); beyond an end it stays. */
export function moved<Item>(items: readonly Item[], at: number, by: -1 | 1): readonly Item[] {
  const [item, other] = [items[at], items[at + by]];
  if (item === undefined || other === undefined) return items;
  return items.with(at, other).with(at + by, item);
}
