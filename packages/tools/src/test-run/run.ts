// `pnpm test`: every package's tests through Turborepo, and one closing line. What stands behind it goes to `turbo run`
// (`pnpm test --force`, `pnpm test --filter=@livery/ui`).
import { spawn } from "node:child_process";
import { join, resolve } from "node:path";
import { shareCompiledCode } from "./compile-cache.ts";
import { dataFolder, hashOfFolder } from "./data.ts";
import { summaryLines, type TaskRun } from "./summary-lines.ts";
import { readResults } from "./results.ts";
import { runSummary, type Summary } from "./run-summary.ts";

const root = resolve(import.meta.dirname, "../../../..");

/** Packages whose tests run beside each other on two cores: more are slower, as each waits longer for its turn. */
const concurrency = 2;

shareCompiledCode();
process.exitCode = await run(process.argv.slice(2));

async function run(given: readonly string[]): Promise<number> {
  const before = runSummary(root);
  const code = await turbo(given);
  const summary = runSummary(root);
  if (summary === null || summary.id === before?.id) return code || 1;
  const tasks = testTasks(summary);
  for (const line of summaryLines(tasks)) console.log(line);
  return code;
}

function turbo(given: readonly string[]): Promise<number> {
  const data = dataFolder();
  const args = [
    "run",
    "test",
    "--continue",
    "--summarize",
    "--output-logs=new-only",
    `--concurrency=${concurrency}`,
    "--log-order=grouped",
  ];
  const child = spawn(join(root, "node_modules/.bin/turbo"), [...args, ...given], {
    cwd: root,
    stdio: "inherit",
    env: {
      ...process.env,
      TURBO_TELEMETRY_DISABLED: "1",
      LIVERY_DATA: data,
      LIVERY_DATA_HASH: hashOfFolder(data),
    },
  });
  return new Promise((ended, failed) => {
    child.once("error", failed);
    child.once("close", (code) => ended(code ?? 1));
  });
}

function testTasks({ tasks }: Summary): readonly TaskRun[] {
  return tasks
    .filter(({ task, command }) => task === "test" && command !== "<NONEXISTENT>")
    .map(({ package: name, directory, cache, execution: { endTime, exitCode, startTime } }) => {
      const replayed = cache.status === "HIT";
      const results = readResults(join(root, directory), replayed ? 0 : startTime);
      return { name, replayed, seconds: (endTime - startTime) / 1000, ended: exitCode === 0, results };
    });
}
