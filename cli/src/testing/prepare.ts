import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildPanel } from "../platform/build-panel.ts";
import { buildPlatform } from "../platform/build-platform.ts";
import { productSite } from "../platform/site-source.ts";
import { fixtureCache } from "./fixture-cache.ts";
import { fixtureSite } from "./fixture-site.ts";

// `prepare:tests`: the builds that tests of the command need, made once for each version of the sources.
await buildPlatform(productSite());
await buildPanel();
const folder = await mkdtemp(join(tmpdir(), "livery-fixture-"));
try {
  process.env["LIVERY_CACHE"] = fixtureCache();
  await buildPlatform(await fixtureSite(join(folder, "site")));
} finally {
  await rm(folder, { recursive: true, force: true });
}
