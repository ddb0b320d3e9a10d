import { spawnSync } from "node:child_process";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

const vitest = join(dirname(createRequire(import.meta.url).resolve("vitest/package.json")), "vitest.mjs");

/** Runs projects of the root's Vitest, with files or flags after them; returns the exit code. */
export function runProjects(
  projects: readonly string[],
  words: readonly string[],
  environment: Readonly<Record<string, string>>,
): number {
  const flags = projects.flatMap((project) => ["--project", project]);
  const env = { ...process.env, ...environment };
  return spawnSync(process.execPath, [vitest, "run", ...flags, ...words], { env, stdio: "inherit" }).status ?? 1;
}
