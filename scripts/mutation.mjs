// Mutation testing of all of packages/betting/src: no file ignored, no mutator excluded. Only a mutant that a test found
// is killed; one that ran out of time, was reached by no test or broke the runner is not. `pnpm mutation` prints the score
// and what survived, and fails under 90 %; words after it go to Stryker (`pnpm mutation --mutate src/stake.ts`).
import { spawnSync } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";

const least = 90;
const folder = join(import.meta.dirname, "../packages/betting");
const report = join(folder, "reports/mutation/mutation.json");

rmSync(report, { force: true });
const stryker = join(folder, "node_modules/.bin/stryker");
const { status } = spawnSync(stryker, ["run", ...process.argv.slice(2)], { cwd: folder, stdio: "inherit" });
const { files } = JSON.parse(readFileSync(report, "utf8"));
const rows = Object.entries(files).map(([file, { mutants }]) => {
  const killed = mutants.filter((mutant) => mutant.status === "Killed").length;
  return { file, mutants, killed, alive: mutants.filter((mutant) => mutant.status !== "Killed") };
});
for (const { file, mutants, killed, alive } of rows) {
  console.log(`${file}: ${killed} of ${mutants.length}`);
  for (const { status, location, mutatorName, replacement } of alive)
    console.log(`  ${location.start.line}:${location.start.column} ${status} ${mutatorName} → ${replacement}`);
}
const all = rows.reduce((sum, { mutants }) => sum + mutants.length, 0);
const killed = rows.reduce((sum, row) => sum + row.killed, 0);
const score = (100 * killed) / all;
console.log(
  `mutation score: ${score.toFixed(2)} % (${killed} of ${all} mutants killed by a test), at least ${least} %`,
);
if (status !== 0 || score < least) process.exitCode = 1;
