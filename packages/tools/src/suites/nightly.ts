// Tests with counts that take hours: the trials of the house and of the feed, all states of all variants of which a run by day takes
// a share, and the matches of two World Cups on the screen: `pnpm test:nightly [files…]`. The seed is printed; LIVERY_SEED gives it again.
import { randomInt } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { byPackage, runPackage } from "./vitest.ts";

const trials = [
  "packages/trials/src",
  "packages/house/src/backup",
  "packages/feed/src/trials",
  "packages/betting/src/coupon-oracle.test.ts",
  "packages/e2e/src/journeys/world-cups.test.ts",
  "packages/repository/src/how-to/how-to.test.ts",
];
/** Suites that by day take a share of the variants of a page, or of the pages. */
const shared = ["packages/panel/src/axe.browser.test.tsx", ...suitesOfVariants("packages/site/src")];
const given = process.argv.slice(2);
const files = given.length > 0 ? given : [...trials, ...shared];

const seed = process.env["LIVERY_SEED"] ?? String(randomInt(1, 2 ** 31));
const environment = { LIVERY_NIGHTLY: "1", LIVERY_SEED: seed, VITE_ALL_PATHS: "1" };
console.log(`drawn with LIVERY_SEED=${seed}`);
for (const [folder, packageFiles] of byPackage(files))
  if (runPackage(folder, packageFiles, environment) !== 0) process.exitCode = 1;

/** The suites of the site that `testing/by-day.ts` gives a share. */
function suitesOfVariants(folder: string): readonly string[] {
  const paths = readdirSync(folder, { recursive: true, encoding: "utf8" });
  return paths
    .filter((path) => path.endsWith(".browser.test.tsx"))
    .map((path) => join(folder, path))
    .filter((path) => readFileSync(path, "utf8").includes("by-day.ts"));
}
