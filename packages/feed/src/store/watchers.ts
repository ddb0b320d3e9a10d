/** Callbacks that are called together; one added while they run is not called in that run. */
export class Watchers<Arguments extends readonly unknown[]> {
  /** Replaced, never changed: a run goes over those that were there when it began, and makes no copy of them. */
  private callbacks: readonly ((...args: Arguments) => void)[] = [];

  get size(): number {
    return this.callbacks.length;
  }

  /** Adds a callback; the answer takes it away again. The same function added twice is called twice. */
  add(callback: (...args: Arguments) => void): () => void {
    this.callbacks = [...this.callbacks, callback];
    let added = true;
    return () => {
      if (added) this.callbacks = this.callbacks.toSpliced(this.callbacks.indexOf(callback), 1);
      added = false;
    };
  }

  /** Calls every callback; what one throws keeps no other from being called, and is put into `failures`. */
  call(failures: unknown[], ...args: Arguments): void {
    for (const callback of this.callbacks) {
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
