import { inject } from "vitest";
import { nightly } from "./nightly.ts";

export interface Trial {
  /** The number of repetitions. */
  readonly count: number;
  readonly seed: number;
  /** The time limit on a busy machine, in milliseconds. */
  readonly timeout: number;
}

/** The number of repetitions by day and at night, with the test seed. */
export function trial(count: { readonly tests: number; readonly nightly: number }): Trial {
  return {
    count: nightly ? count.nightly : count.tests,
    seed: inject("seed"),
    timeout: nightly ? 4 * 3_600_000 : 600_000,
  };
}

/** Lets the runner report that it is alive, which a trial that never waits would prevent. */
export function breathe(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve);
  });
}
