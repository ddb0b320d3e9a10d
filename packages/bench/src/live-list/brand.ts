import { rmSync } from "node:fs";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { livery } from "@livery/cli/testing/process";
import type { Run } from "../run.ts";

let built: Promise<string> | null = null;

/** The folder of a brand as `livery create` and `livery build` make it, once for all benchmarks of a process. */
export function builtBrand({ brand }: Run): Promise<string> {
  built ??= brand === null ? build() : Promise.resolve(brand);
  return built;
}

async function build(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "livery-bench-brand-"));
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  const cache = join(folder, "cache");
  await livery(["create", "harbour", "--yes", "--mobile"], { cwd: folder, env: { LIVERY_CACHE: cache } });
  // Nobody listens there: its settings are the product's own.
  await livery(["build", "harbour"], { cwd: folder, env: { LIVERY_CACHE: cache } });
  return join(folder, "harbour", "dist");
}
