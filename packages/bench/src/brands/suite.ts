import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { livery } from "@livery/cli/testing/process";
import { median, spread } from "../median.ts";
import { folderHash } from "./folder-hash.ts";

const counts = [1, 2, 16] as const;
/** A round builds the platform as often as there are counts. */
const roundCount = 7;
// Nobody listens there: what is measured is the build, not a service.
const away: readonly string[] = [];

/** What one more brand costs: brands built with one command from an empty cache, against the first of them alone. */
export async function brandsSuite(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "livery-bench-brands-"));
  try {
    const rounds: Record<number, number>[] = [];
    const built = new Map<string, string>();
    for (let round = 0; round < roundCount; round += 1) {
      const order = counts.map((_, index) => counts[(index + round) % counts.length] ?? 1);
      const seconds: Record<number, number> = {};
      for (const count of order) seconds[count] = await secondsFor(join(folder, `${round}-${count}`), count, built);
      rounds.push(seconds);
    }
    const share = (count: number): readonly number[] =>
      rounds.map((seconds) => ((seconds[count] ?? 0) - (seconds[1] ?? 0)) / (count - 1) / (seconds[1] ?? 1));
    return [
      "One more brand: livery build of several brands from an empty cache, four languages and two shells each",
      `  the first alone     ${median(rounds.map((seconds) => seconds[1] ?? 0)).toFixed(2)} s`,
      ...counts
        .filter((count) => count > 1)
        .map(
          (count) =>
            `  each of ${String(count - 1).padEnd(2)} more     ${spread(share(count), 3)} of the first, median of ${rounds.length}  (aim: at most 0.1)`,
        ),
    ].join("\n");
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * New brands in a new folder each time, and nothing deleted until the end: file systems look long for room where
 * something was deleted a moment ago (ext4 keeps such inodes back for a minute), which no integrator's build meets.
 */
async function secondsFor(folder: string, count: number, built: Map<string, string>): Promise<number> {
  await mkdir(folder);
  const names = Array.from({ length: count }, (_, index) => `brand-${index + 1}`);
  const cache = join(folder, "cache");
  for (const name of names)
    await livery(["create", name, "--yes", "--mobile"], { cwd: folder, env: { LIVERY_CACHE: cache } });
  const start = performance.now();
  await livery(["build", ...names, ...away], { cwd: folder, env: { LIVERY_CACHE: cache } });
  const took = (performance.now() - start) / 1000;
  for (const name of names) {
    const bytes = await folderHash(join(folder, name, "dist"));
    if ((built.get(name) ?? bytes) !== bytes)
      throw new Error(`${name} is not what it was when it was built beside fewer`);
    built.set(name, bytes);
  }
  return took;
}
