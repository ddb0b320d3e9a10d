// The trials of the house and of the feed with counts that take hours, what a run by day takes a share of (random coupons, ways through pages in
// every face), and the matches of two World Cups on the screen: `pnpm test:nightly [files…]`. The seed is printed; LIVERY_SEED gives it again.
import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

const vitest = join(dirname(createRequire(import.meta.url).resolve("vitest/package.json")), "vitest.mjs");
const trials = [
  "packages/house/src/trials",
  "packages/feed/src/trials",
  "packages/betting/src/coupon-oracle.test.ts",
  "packages/e2e/src/journeys/world-cups.test.ts",
];
/** Whose faces or pages share by day what each of them shows at night. */
const shared = ["packages/panel/src/axe.browser.test.tsx", ...withFaces("packages/site/src")];
const given = process.argv.slice(2);
const files = given.length > 0 ? given : [...trials, ...shared];

const { status } = spawnSync(
  process.execPath,
  [vitest, "run", ...["house", "unit", "journeys", "browser"].flatMap((name) => ["--project", name]), ...files],
  { env: { ...process.env, LIVERY_NIGHTLY: "1", VITE_ALL_PATHS: "1" }, stdio: "inherit" },
);
process.exitCode = status ?? 1;

/** The suites of the site that ask what a face has to do (`testing/by-day.ts`). */
function withFaces(folder) {
  const suites = readdirSync(folder, { recursive: true }).filter((path) => path.endsWith(".browser.test.tsx"));
  return suites.map((path) => join(folder, path)).filter((path) => readFileSync(path, "utf8").includes("by-day.ts"));
}
