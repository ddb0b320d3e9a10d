import { resolve } from "node:path";
import { requireSkinFile } from "../brand/skin-file.ts";
import type { Run } from "../program/command-definition.ts";
import { CliError } from "../errors.ts";
import { printJson } from "../terminal/json.ts";
import { silentProgress, terminalProgress } from "../terminal/progress.ts";

/** `livery bytes [DIR]`. */
export const bytes: Run = async ({ argument, switched, directory }) => {
  const progress = switched("json") ? silentProgress : terminalProgress;
  const given = argument("DIR");
  const brandFolder = given === undefined ? undefined : resolve(directory, given);
  if (brandFolder !== undefined) requireSkinFile(brandFolder);
  // Loaded once the call is not refused: this takes longer than all checks.
  const [
    { loadSkin },
    { findOverrides },
    { buildOverrides },
    { buildPlatform, builtPlatform },
    { productSite },
    { brandBytes, platformBytes },
    { bytesTable },
  ] = await Promise.all([
    import("../brand/load-skin.ts"),
    import("../overrides/find-overrides.ts"),
    import("../overrides/build-overrides.ts"),
    import("../platform/build-platform.ts"),
    import("../platform/site-source.ts"),
    import("../bytes/variant-bytes.ts"),
    import("../bytes/bytes-table.ts"),
  ]);
  const site = productSite();
  const skin = brandFolder === undefined ? undefined : await loadSkin(brandFolder);
  const overrides = brandFolder === undefined || skin === undefined ? [] : await findOverrides(brandFolder, skin);
  const platform = switched("built")
    ? thereAlready(await builtPlatform(site))
    : await progress.step("Build the platform", async (note) => {
        const built = await buildPlatform(site);
        note(built.fromCache ? "unchanged, from the cache" : built.hash);
        return built;
      });
  const weights =
    brandFolder === undefined || skin === undefined
      ? await platformBytes({ platform, site })
      : await brandBytes(
          { platform, site },
          skin,
          await buildOverrides({ platform, site, brandFolder, overrides }),
          brandFolder,
        );
  if (switched("json")) printJson(weights);
  else process.stdout.write(`${bytesTable(weights)}\n`);
};

function thereAlready<Built>(built: Built | undefined): Built {
  if (built === undefined) throw new CliError("There is no build of these sources.", "`livery bytes` makes it.");
  return built;
}
