/** Timers that can all be forgotten at once. */
export class Timers {
  readonly #pending = new Set<NodeJS.Timeout>();

  after(ms: number, run: () => void): void {
    const timer = setTimeout(() => {
      this.#pending.delete(timer);
      run();
    }, ms);
    this.#pending.add(timer);
  }

  clear(): void {
    for (const timer of this.#pending) clearTimeout(timer);
    this.#pending.clear();
  }
}
