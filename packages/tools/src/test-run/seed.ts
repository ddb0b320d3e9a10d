/** Turborepo's hash of a task stands for its files and those of all that it depends on: one tree, one seed. */
function seedOfRun(): number {
  const given = Number(process.env["LIVERY_SEED"]);
  if (Number.isSafeInteger(given) && given > 0) return given;
  return Number.parseInt((process.env["TURBO_HASH"] ?? "1").slice(0, 7), 16);
}

export const testSeed: number = seedOfRun();
