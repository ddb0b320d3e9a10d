/** `pnpm test:nightly` runs what takes hours; `pnpm test` a part of it. */
export const nightly = process.env["LIVERY_NIGHTLY"] === "1";

/** The seed of a trial: given to run one again (`LIVERY_SEED`), else the same by day and another every night. Printed by who draws from it. */
export function seedOf(): number {
  const given = Number(process.env["LIVERY_SEED"]);
  return Number.isSafeInteger(given) && given > 0 ? given : nightly ? Date.now() % 2_147_483_647 : 20_261_120;
}

/** Numbers from 0 to 1, the same for the same seed. */
export function drawing(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
