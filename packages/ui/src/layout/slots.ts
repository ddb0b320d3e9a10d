/** A row to render. */
export interface SlotRow {
  readonly index: number;
  readonly key: string | number | bigint;
  /** Rows of one shape share elements with other text. */
  readonly shape: string;
}

/** A row with the slot that it is rendered in. Consecutive rows of one slot use the same elements. */
export type Slotted<Row extends SlotRow> = Row & { readonly slot: number };

/** How rows are assigned to slots. */
export interface Placing {
  /** A new row reuses the elements of a removed one; otherwise it gets new ones. */
  readonly reuse: boolean;
  /** The rows are in the list's order, which screen readers and the Tab key follow; otherwise they keep their order. */
  readonly inOrder: boolean;
  /** Unused elements stay with their removed row until a new row needs them. Only for a list that has not changed. */
  readonly spare: boolean;
}

/**
 * Gives rows that scroll into view the elements of rows that have left. A row that stays keeps its elements, and so its focus.
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
