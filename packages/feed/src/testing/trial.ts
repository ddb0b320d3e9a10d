/** `pnpm test:nightly` tries for hours what `pnpm test` tries a part of. */
export const nightly = process.env["LIVERY_NIGHTLY"] === "1";

/** The seed of a trial: given to run one again (`LIVERY_SEED`), else the same by day and another every night. Printed by who draws from it. */
export function seedOf(): number {
  const given = Number(process.env["LIVERY_SEED"]);
  return Number.isSafeInteger(given) && given > 0 ? given : nightly ? Date.now() % 2_147_483_647 : 20_261_120;
}

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
    seed: seedOf(),
    timeout: nightly ? 4 * 3_600_000 : 600_000,
  };
}

/** Lets the runner say that it is alive: a trial that never waits would not. */
export function breathe(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve);
  });
}
