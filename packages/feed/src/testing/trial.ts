import { inject } from "vitest";
import { nightly } from "./nightly.ts";

export interface Trial {
  /** How often. */
  readonly count: number;
  readonly seed: number;
  /** How long it may take on a machine with much else to do, in milliseconds. */
  readonly timeout: number;
}

/** How often something is tried by day and at night, and with which draws. */
export function trial(count: { readonly tests: number; readonly nightly: number }): Trial {
  return {
    count: nightly ? count.nightly : count.tests,
    seed: inject("seed"),
    timeout: nightly ? 4 * 3_600_000 : 600_000,
  };
}

/** Lets the runner say that it is alive: a trial that never waits would not. */
export function breathe(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve);
  });
}
