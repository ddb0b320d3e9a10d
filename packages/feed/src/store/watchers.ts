/** Callbacks that are called together; one added while they run is not called in that run. */
export class Watchers<Arguments extends readonly unknown[]> {
  private readonly callbacks = new Set<(...args: Arguments) => void>();

  get size(): number {
    return this.callbacks.size;
  }

  /** Adds a callback; the answer takes it away again. The same function added twice is called twice. */
  add(callback: (...args: Arguments) => void): () => void {
    const own = (...args: Arguments): void => callback(...args);
    this.callbacks.add(own);
    return () => void this.callbacks.delete(own);
  }

  /** Calls every callback; what one throws keeps no other from being called, and is put into `failures`. */
  call(failures: unknown[], ...args: Arguments): void {
    for (const callback of Array.from(this.callbacks)) {
      try {
        callback(...args);
      } catch (failure) {
        failures.push(failure);
      }
    }
  }
}

/** Throws what callbacks threw, after all of them were called. */
export function throwFailures(failures: readonly unknown[]): void {
  if (failures.length === 1) throw failures[0];
  if (failures.length > 1) throw new AggregateError(failures, "Several watchers of the feed failed.");
}
