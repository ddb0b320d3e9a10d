/** The tabs of one browser: one storage, and a storage event in every tab except the one that wrote. */
export class FakeTabs {
  readonly values = new Map<string, string>();
  readonly #tabs = new Set<FakeTab>();

  open(): FakeTab {
    const tab = new FakeTab(this);
    this.#tabs.add(tab);
    return tab;
  }

  write(writer: FakeTab, key: string, newValue: string | null): void {
    if ((this.values.get(key) ?? null) === newValue) return;
    if (newValue === null) this.values.delete(key);
    else this.values.set(key, newValue);
    for (const tab of this.#tabs) if (tab !== writer) tab.receive(key, newValue);
  }
}

export class FakeTab {
  readonly #tabs: FakeTabs;
  readonly #listeners = new Set<(event: StorageEvent) => void>();
  readonly #polls = new Map<number, () => void>();
  /** A tab without storage events, as in some embedded browsers. */
  withoutEvents = false;

  constructor(tabs: FakeTabs) {
    this.#tabs = tabs;
  }

  readonly storage = {
    getItem: (key: string) => this.#tabs.values.get(key) ?? null,
    setItem: (key: string, value: string) => this.#tabs.write(this, key, value),
    removeItem: (key: string) => this.#tabs.write(this, key, null),
  };

  readonly window = {
    addEventListener: (_: string, listener: unknown) =>
      void this.#listeners.add(listener as (event: StorageEvent) => void),
    removeEventListener: (_: string, listener: unknown) =>
      void this.#listeners.delete(listener as (event: StorageEvent) => void),
    setInterval: (poll: unknown) => {
      this.#polls.set(this.#polls.size + 1, poll as () => void);
      return this.#polls.size;
    },
    clearInterval: (id?: number) => void this.#polls.delete(id ?? 0),
  };

  receive(key: string, newValue: string | null): void {
    if (!this.withoutEvents) for (const listener of this.#listeners) listener({ key, newValue } as StorageEvent);
  }

  /** Lets a second pass. */
  poll(): void {
    for (const poll of this.#polls.values()) poll();
  }

  get isListening(): boolean {
    return this.#listeners.size + this.#polls.size > 0;
  }
}
