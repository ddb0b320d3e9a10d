/**
 * Rows kept in memory between an answer and the news that they changed (D55). Concurrent readers
 * share one load; a load that a change overtook is answered but not kept, and neither is a null:
 * nobody fills the memory with what is not there.
 */
export class RowCache<Key extends string | number, Value> {
  readonly #load: (key: Key) => Promise<Value>;
  readonly #most: number;
  readonly #rows = new Map<Key, Value>();
  readonly #loading = new Map<Key, Promise<Value>>();

  /** `most` bounds the memory: the row that came in first goes first. */
  constructor(load: (key: Key) => Promise<Value>, most = 50_000) {
    this.#load = load;
    this.#most = most;
  }

  /** The row, from memory where it is there. */
  async get(key: Key): Promise<Value> {
    const known = this.#rows.get(key);
    if (known !== undefined) return known;
    const already = this.#loading.get(key);
    if (already) return already;
    const load = this.#load(key);
    this.#loading.set(key, load);
    try {
      const row = await load;
      if (row !== null && this.#loading.get(key) === load) this.#store(key, row);
      return row;
    } finally {
      if (this.#loading.get(key) === load) this.#loading.delete(key);
    }
  }

  /** The row as it is in the database now. */
  async refresh(key: Key): Promise<Value> {
    this.forget(key);
    return this.get(key);
  }

  forget(key: Key): void {
    this.#rows.delete(key);
    this.#loading.delete(key);
  }

  forgetAll(): void {
    this.#rows.clear();
    this.#loading.clear();
  }

  #store(key: Key, row: Value): void {
    const [oldest] = this.#rows.size < this.#most ? [] : this.#rows.keys();
    if (oldest !== undefined) this.#rows.delete(oldest);
    this.#rows.set(key, row);
  }
}
