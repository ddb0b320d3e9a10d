// Mutation testing of all of packages/betting/src: no file ignored, no mutator excluded. A mutant counts as killed only if a test
// failed; Stryker's own score also counts one that ran out of time. `pnpm mutation` prints the score and what survived, and fails
// under 90 %; words after it go to Stryker (`pnpm mutation --mutate src/stake.ts`).
import { spawnSync } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";

interface Mutant {
  readonly status: string;
  readonly location: { readonly start: { readonly line: number; readonly column: number } };
  readonly mutatorName: string;
  readonly replacement: string;
}

interface Report {
  readonly files: Readonly<Record<string, { readonly mutants: readonly Mutant[] }>>;
}

const least = 90;
const folder = "packages/betting";
const report = join(folder, "reports/mutation/mutation.json");

rmSync(report, { force: true });
const args = ["run", ...process.argv.slice(2)];
const { status } = spawnSync(resolve(folder, "node_modules/.bin/stryker"), args, { cwd: folder, stdio: "inherit" });
const { files } = JSON.parse(readFileSync(report, "utf8")) as Report;

let all = 0;
let killed = 0;
for (const [file, { mutants }] of Object.entries(files)) {
  const survivors = mutants.filter((mutant) => mutant.status !== "Killed");
  all += mutants.length;
  killed += mutants.length - survivors.length;
  console.log(`${file}: ${mutants.length - survivors.length} of ${mutants.length}`);
  for (const { status: end, location, mutatorName, replacement } of survivors)
    console.log(`  ${location.start.line}:${location.start.column} ${end} ${mutatorName} → ${replacement}`);
}
const score = (100 * killed) / all;
console.log(
  `mutation score: ${score.toFixed(2)} % (${killed} of ${all} mutants killed by a test), at least ${least} %`,
);
if (status !== 0 || score < least) process.exitCode = 1;
