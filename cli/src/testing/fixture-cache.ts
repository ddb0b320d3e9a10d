import { join } from "node:path";
import { cacheFolder } from "../platform/cache.ts";

/** The cache of the fixture site's builds: separate from the product's, whose older builds it would evict. */
export function fixtureCache(): string {
  return join(cacheFolder(), "fixture");
}
