// Every journey at every brand that comes with Livery, one after another: `pnpm journeys:brands [arcade] [files…]`.
// Too long for `pnpm test`, which makes them at the default brand alone.
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

const known = readdirSync("skins").filter((name) => existsSync(`skins/${name}/skin.config.ts`));
const vitest = join(dirname(createRequire(import.meta.url).resolve("vitest/package.json")), "vitest.mjs");
const words = process.argv.slice(2);
const chosen = words.filter((word) => known.includes(word));
const rest = words.filter((word) => !known.includes(word));
const failed = (chosen.length > 0 ? chosen : known).filter((brand) => {
  console.log(`\nJourneys at ${brand}`);
  const env = { ...process.env, LIVERY_BRAND: brand, LIVERY_JOURNEYS: "all" };
  const journeys = [vitest, "run", "--project", "journeys", ...rest];
  const { status } = spawnSync(process.execPath, journeys, { env, stdio: "inherit" });
  return status !== 0;
});
if (failed.length > 0) {
  console.error(`Journeys failed at ${failed.join(", ")}.`);
  process.exitCode = 1;
}
