/** Callbacks that are called together; one that is added during a run is not called in that run. */
export class Watchers<Arguments extends readonly unknown[]> {
  /** Replaced, never mutated: a run uses the callbacks from its start without a copy. */
  private callbacks: readonly ((...args: Arguments) => void)[] = [];

  get size(): number {
    return this.callbacks.length;
  }

  /** Adds a callback and returns a function that removes it. The same function added twice is called twice. */
  add(callback: (...args: Arguments) => void): () => void {
    this.callbacks = [...this.callbacks, callback];
    let added = true;
    return () => {
      if (added) this.callbacks = this.callbacks.toSpliced(this.callbacks.indexOf(callback), 1);
      added = false;
    };
  }

  /** Calls every callback. An error of one is added to `failures` and does not prevent the next call. */
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

/** Throws the errors of callbacks, after all of them were called. */
export function throwFailures(failures: readonly unknown[]): void {
  if (failures.length === 1) throw failures[0];
  if (failures.length > 1) throw new AggregateError(failures, "Several watchers of the feed failed.");
}
