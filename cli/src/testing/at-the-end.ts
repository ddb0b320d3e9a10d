let steps: AsyncDisposableStack | undefined;

/**
 * Runs a step once the file's tests have ended, before all steps added earlier, and each even if another fails. Callable anywhere:
 * an `afterAll` that a running test registers never runs.
 */
export function atTheEnd(step: () => Promise<void> | void): void {
  if (steps === undefined)
    throw new Error("no file has begun: vitest.config.ts names src/testing/each-file.ts as a setup file");
  steps.defer(step);
}

/** Begins a file. */
export function beginFile(): void {
  steps = new AsyncDisposableStack();
}

/** Runs the steps of the file. Throws what they threw. */
export async function endFile(): Promise<void> {
  const ended = steps;
  steps = undefined;
  await ended?.disposeAsync();
}
