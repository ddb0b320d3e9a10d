/** A row that is to be there. */
export interface SlotRow {
  readonly index: number;
  readonly key: string | number | bigint;
  /** Rows of one shape are drawn by the same elements with other words in them. */
  readonly shape: string;
}

/** A row in the place that it is drawn in. Rows of one slot follow each other in the same elements. */
export type Slotted<Row extends SlotRow> = Row & { readonly slot: number };

/** How rows take their places. */
export interface Placing {
  /** A row that comes takes the elements of one that has gone; else it gets new ones. */
  readonly reuse: boolean;
  /** The rows are in the list's order, as a reader's software and the Tab key go through them; else they stay where they are. */
  readonly inOrder: boolean;
  /** Elements that nobody takes stay with the row that has gone, for one that comes. Of a list that has not changed. */
  readonly spare: boolean;
}

/**
 * Gives rows that come into sight the elements of those that have left it. A row that stays keeps its own, and its focus
 * with them.
 */
export class Slots<Row extends SlotRow> {
  #placed: readonly Slotted<Row>[] = [];
  #next = 0;

  place(rows: readonly Row[], { reuse, inOrder, spare }: Placing): readonly Slotted<Row>[] {
    const incoming = new Map(rows.map((row) => [row.key, row]));
    const staying = this.#placed.map((old) => {
      const row = incoming.get(old.key);
      if (row?.shape !== old.shape) return { old, row: null };
      incoming.delete(old.key);
      return { old, row };
    });
    const placed = staying.flatMap(({ old, row }): Slotted<Row>[] => {
      const { shape, slot } = old;
      const heir = row ?? (reuse ? firstOf(incoming, shape) : null);
      if (heir === null) return spare ? [old] : [];
      incoming.delete(heir.key);
      return [{ ...heir, slot }];
    });
    for (const row of incoming.values()) {
      placed.push({ ...row, slot: this.#next });
      this.#next += 1;
    }
    this.#placed = inOrder ? placed.toSorted((one, other) => one.index - other.index) : placed;
    return this.#placed;
  }
}

function firstOf<Row extends SlotRow>(rows: ReadonlyMap<Row["key"], Row>, shape: string): Row | null {
  for (const row of rows.values()) if (row.shape === shape) return row;
  return null;
}
