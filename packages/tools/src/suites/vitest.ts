import { spawnSync } from "node:child_process";
import { createRequire } from "node:module";
import { dirname, join, relative } from "node:path";

const vitest = join(dirname(createRequire(import.meta.url).resolve("vitest/package.json")), "vitest.mjs");

/** Runs tests of one package, with files (from its folder) or flags; returns the exit code. */
export function runPackage(
  folder: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>>,
): number {
  const env = { ...process.env, ...environment };
  return spawnSync(process.execPath, [vitest, "run", ...args], { cwd: folder, env, stdio: "inherit" }).status ?? 1;
}

/** Test files by the package that they are in: paths from the root of the repository, and from the package. Throws on any other path. */
export function byPackage(files: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const packages = new Map<string, string[]>();
  for (const file of files) {
    const folder = /^(packages\/[^/]+|cli|stories)\//u.exec(file)?.[1];
    if (folder === undefined)
      throw new RangeError(`${file} is in no package: name it from the root of the repository.`);
    packages.set(folder, [...(packages.get(folder) ?? []), relative(folder, file)]);
  }
  return packages;
}
