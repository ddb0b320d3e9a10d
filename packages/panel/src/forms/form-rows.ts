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
  readonly kind: "text" | "richText" | "one" | "yesNo";
  readonly options?: readonly { readonly value: string }[];
  readonly unique?: boolean;
}

/** An empty row: checkboxes off, and of each choice the first option; of a unique one the first that no other row has. */
export function blankRow(parts: readonly Blank[], others: readonly Row[]): Row {
  const first = ({ key, options = [], unique = false }: Blank): string => {
    const free = unique ? options.find(({ value }) => others.every((row) => row[key] !== value)) : undefined;
    return (free ?? options[0])?.value ?? "";
  };
  return Object.fromEntries(parts.map((part) => [part.key, part.kind === "yesNo" ? false : first(part)]));
}

/** The same items, with one moved up (-1) or down (1); it stops at the ends. */
export function moved<Item>(items: readonly Item[], at: number, by: -1 | 1): readonly Item[] {
  const [item, other] = [items[at], items[at + by]];
  if (item === undefined || other === undefined) return items;
  return items.with(at, other).with(at + by, item);
}
