type Step = () => Promise<void> | void;

/** Closes what was started in reverse order, once; each step runs even if another fails. */
export interface CleanupStack {
  /** Adds a step that runs on closing, before all steps added earlier. */
  add(step: Step): void;
  /** Runs all steps; a second call waits for the first. Throws the first failure after all have run. */
  close(because?: Error | null): Promise<void>;
  /** Fulfilled when all is closed, with the reason that `close` received. */
  readonly ended: Promise<Error | null>;
}

export function createCleanupStack(): CleanupStack {
  const steps: Step[] = [];
  let resolveEnded: (because: Error | null) => void;
  const ended = new Promise<Error | null>((resolve) => (resolveEnded = resolve));
  const run = async (because: Error | null): Promise<void> => {
    const failures: unknown[] = [];
    for (const step of steps.splice(0).toReversed()) {
      try {
        await step();
      } catch (error) {
        failures.push(error);
      }
    }
    resolveEnded(because);
    if (failures.length > 0) throw failures[0];
  };
  let closing: Promise<void> | undefined;
  return { ended, add: (step) => void steps.push(step), close: (because = null) => (closing ??= run(because)) };
}
