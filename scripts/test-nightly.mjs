// The trials of the house and of the feed with counts that take hours, and the matches of two World Cups on the screen: `pnpm test:nightly [files…]`. The seed is printed; LIVERY_SEED gives it again.
import { spawnSync } from "node:child_process";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

const vitest = join(dirname(createRequire(import.meta.url).resolve("vitest/package.json")), "vitest.mjs");
const trials = [
  "packages/house/src/trials",
  "packages/feed/src/trials",
  "packages/e2e/src/journeys/world-cups.test.ts",
];
const files = process.argv.slice(2);
const { status } = spawnSync(
  process.execPath,
  [
    vitest,
    "run",
    "--project",
    "house",
    "--project",
    "unit",
    "--project",
    "journeys",
    ...(files.length > 0 ? files : trials),
  ],
  { env: { ...process.env, LIVERY_NIGHTLY: "1" }, stdio: "inherit" },
);
process.exitCode = status ?? 1;
