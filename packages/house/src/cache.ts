/**
 * Rows cached until a notification says that they changed (D55). Concurrent readers share one load. A load that a change overtook
 * is returned but not cached, and neither is a null, so that requests for absent rows do not fill the memory.
 */
export class RowCache<Key extends string | number, Value> {
  readonly #load: (key: Key) => Promise<Value>;
  readonly #most: number;
  readonly #rows = new Map<Key, Value>();
  readonly #loading = new Map<Key, Promise<Value>>();

  /** `most` bounds the number of rows: the oldest is evicted first. */
  constructor(load: (key: Key) => Promise<Value>, most = 50_000) {
    this.#load = load;
    this.#most = most;
  }

  /** The row, from the cache if present. */
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
