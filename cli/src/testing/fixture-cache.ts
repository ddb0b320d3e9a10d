import { join } from "node:path";
import { cacheFolder } from "../platform/cache.ts";

/** Where the fixture's site lies built: apart from the product's builds, of which it would push old ones out. */
export function fixtureCache(): string {
  return join(cacheFolder(), "fixture");
}
