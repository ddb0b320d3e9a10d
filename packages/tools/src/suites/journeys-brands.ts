// Every journey at every brand that comes with Livery, one after another: `pnpm journeys:brands [arcade] [files…]`.
// `pnpm test` runs them at the default brand alone, since all of them take hours.
import { existsSync, readdirSync } from "node:fs";
import { runPackage } from "./vitest.ts";

const known = readdirSync("skins").filter((name) => existsSync(`skins/${name}/skin.config.ts`));
const args = process.argv.slice(2);
const chosen = args.filter((arg) => known.includes(arg));
const rest = args.filter((arg) => !known.includes(arg));
const failed = (chosen.length > 0 ? chosen : known).filter((brand) => {
  console.log(`\nJourneys at ${brand}`);
  return runPackage("packages/e2e", rest, { LIVERY_BRAND: brand, LIVERY_JOURNEYS: "all" }) !== 0;
});
if (failed.length > 0) {
  console.error(`Journeys failed at ${failed.join(", ")}.`);
  process.exitCode = 1;
}
