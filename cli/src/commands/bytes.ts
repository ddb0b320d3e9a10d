import { resolve } from "node:path";
import { loadSkin } from "../brand/load-skin.ts";
import { bytesTable } from "../bytes/bytes-table.ts";
import { brandBytes, platformBytes } from "../bytes/variant-bytes.ts";
import type { Run } from "../program/command-definition.ts";
import { buildOverrides } from "../overrides/build-overrides.ts";
import { findOverrides } from "../overrides/find-overrides.ts";
import { buildPlatform, builtPlatform, type Platform } from "../platform/build-platform.ts";
import { productSite, type SiteSource } from "../platform/site-source.ts";
import { CliError } from "../errors.ts";
import { printJson } from "../terminal/json.ts";
import { silentProgress, terminalProgress } from "../terminal/progress.ts";

/** `livery bytes [DIR]`. */
export const bytes: Run = async ({ argument, switched, directory }) => {
  const progress = switched("json") ? silentProgress : terminalProgress;
  const site = productSite();
  const given = argument("DIR");
  const brandFolder = given === undefined ? undefined : resolve(directory, given);
  const skin = brandFolder === undefined ? undefined : await loadSkin(brandFolder);
  const overrides = brandFolder === undefined || skin === undefined ? [] : await findOverrides(brandFolder, skin);
  const platform = switched("built")
    ? await thereAlready(site)
    : await progress.step("Build the platform", async (note) => {
        const built = await buildPlatform(site);
        note(built.fromCache ? "unchanged, from the cache" : built.hash);
        return built;
      });
  const weights =
    brandFolder === undefined || skin === undefined
      ? await platformBytes({ platform, site })
      : await brandBytes({ platform, site }, skin, await buildOverrides({ platform, site, brandFolder, overrides }));
  if (switched("json")) printJson(weights);
  else process.stdout.write(`${bytesTable(weights)}\n`);
};

async function thereAlready(site: SiteSource): Promise<Platform> {
  const built = await builtPlatform(site);
  if (built === undefined) throw new CliError("There is no build of these sources.", "`livery bytes` makes it.");
  return built;
}
