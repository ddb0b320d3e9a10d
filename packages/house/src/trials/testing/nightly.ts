/** `pnpm test:nightly` runs what takes hours; `pnpm test` a part of it. */
export const nightly = process.env["LIVERY_NIGHTLY"] === "1";

/** The seed of a trial: given to run one again (`LIVERY_SEED`), else the same by day and another every night. Printed by who draws from it. */
export function seedOf(): number {
  const given = Number(process.env["LIVERY_SEED"]);
  return Number.isSafeInteger(given) && given > 0 ? given : nightly ? Date.now() % 2_147_483_647 : 20_261_120;
}
