import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Skin } from "@livery/skin";
import { seedChanges, type SeedChange } from "@livery/ui/tokens";
import { assemble } from "../assembly/assemble.ts";
import { bakeSettings } from "../assembly/baked.ts";
import { builtFolder } from "@livery/house/built-folder";
import { shippedSkin, shippedSkins } from "../brand/shipped-skins.ts";
import { loadSkin } from "../brand/load-skin.ts";
import { UsageError } from "../errors.ts";
import { productSource } from "../eject/product-source.ts";
import { namesIn, writeWhole } from "../files/folder.ts";
import { buildOverrides } from "../overrides/build-overrides.ts";
import { checkOverrides } from "../overrides/check-overrides.ts";
import { writeEditorFiles } from "../overrides/editor-config.ts";
import { findOverrides, unusedPlugins, type Override } from "../overrides/find-overrides.ts";
import {
  describeOverrideFile,
  overrideFiles,
  refuseOverrides,
  rightsOfOverrides,
  type OverrideFile,
} from "../overrides/override-files.ts";
import { staleNotes } from "../own/own-notes.ts";
import { buildPlatform, type Platform } from "../platform/build-platform.ts";
import { productSite } from "../platform/site-source.ts";
import { storeLastGood } from "../settings/last-good.ts";
import { findSettings, type FoundSettings } from "../settings/settings-source.ts";
import type { Progress } from "../terminal/progress.ts";
import { homeRows } from "./home-rows.ts";

export interface BuildOptions {
  readonly folder: string;
  readonly out?: string | undefined;
  /** The folder of the last good settings; by default the brand's folder. */
  readonly state?: string;
  readonly settingsFile?: string | undefined;
  /** A service that is named must answer. */
  readonly settingsUrl?: string | undefined;
  /** The settings must be fetched, also from the brand's own service. */
  readonly requireSettings?: boolean;
  readonly progress: Progress;
  /** Hosts that replace the skin's. */
  readonly domains?: Skin["domains"];
  /** Refuse a brand with code of its own. */
  readonly noOverrides?: boolean;
  /** The platform, if a build of it has already started. */
  readonly platform?: Promise<Platform>;
}

export interface BuildReport {
  readonly brand: string;
  readonly domain: string;
  readonly out: string;
  readonly release: string;
  readonly languages: readonly string[];
  readonly defaultLanguage: string;
  /** The brand's own code, with hashes. */
  readonly overrides: readonly OverrideFile[];
  /** Own files for which this release has something, a sentence each. */
  readonly stale: readonly string[];
  readonly settings: { readonly from: FoundSettings["from"]; readonly note: string };
  /** The seeds whose shade was changed so that they read. */
  readonly colours: readonly SeedChange[];
  readonly files: number;
  readonly homeBytes: number;
}

/** Builds a brand: skin, settings, platform, assembly. If one of them fails, nothing is written. */
export async function buildBrand(options: BuildOptions): Promise<BuildReport> {
  const { folder, progress, state = folder } = options;
  const out = options.out ?? join(folder, "dist");
  await refuseForeignFolder(out);
  const site = productSite();
  const skin = await progress.step("Read the skin", async (note) => {
    const loaded = await loadSkin(folder);
    note(loaded.name);
    return { ...loaded, ...(options.domains && { domains: options.domains }) };
  });
  const overrides = await findOverrides(folder, skin);
  if (options.noOverrides === true) await refuseOverrides(folder, overrides);
  for (const note of await unusedPlugins(folder, skin)) progress.note(`${note}.`);
  await updateOwnFiles(folder, skin, overrides, progress);
  const stale = overrides.length === 0 ? [] : await staleNotes(folder, productSource());
  for (const note of stale) progress.note(`${note}.`);
  if (stale.length > 0)
    progress.note(
      "livery status says more of these own files, livery diff shows what has changed, livery upgrade merges it.",
    );
  const found = await progress.step("Fetch the settings", async (note) => {
    const settings = await findSettings({
      skin,
      brandFolder: state,
      file: options.settingsFile,
      url: options.settingsUrl,
      required: options.requireSettings === true || options.settingsUrl !== undefined,
    });
    note(settings.from);
    return settings;
  });
  if (found.from === "defaults" || found.from === "last good copy") progress.note(`Settings: ${found.note}.`);
  const baked = bakeSettings(skin, found.document, found.version);
  if (baked.unbuilt.length > 0) {
    progress.note(`The settings offer ${baked.unbuilt.join(", ")}; the skin builds ${skin.languages.join(", ")} only.`);
  }
  if (baked.defaultLanguage !== baked.settings.defaultLanguage)
    progress.note(
      `The settings' default language, ${baked.settings.defaultLanguage}, is not built: ${baked.defaultLanguage} is the default.`,
    );
  const [platform] = await Promise.all([
    progress.step("Build the platform", async (note) => {
      const built = await (options.platform ?? buildPlatform(site));
      note(built.fromCache ? "unchanged, from the cache" : built.hash);
      return built;
    }),
    overrides.length > 0 && progress.step("Check the brand's own files", () => checkOverrides(folder, overrides)),
  ]);
  const { rows, missing } =
    found.from === "service" && found.fresh
      ? await homeRows(skin, found.fresh.url, baked)
      : { rows: {}, missing: undefined };
  if (missing !== undefined) progress.note(`Home is built without its first fixtures: ${missing}.`);
  const own = await buildOverrides({ platform, site, brandFolder: folder, overrides });
  const ownFiles = await overrideFiles(folder, overrides, own.imported);
  if (ownFiles.length > 0) progress.note(`${rightsOfOverrides} --no-overrides refuses it.`);
  for (const file of ownFiles) progress.note(`${describeOverrideFile(file)}.`);
  const built = await progress.step("Assemble the brand", async (note) => {
    const done = await assemble({
      platform,
      site,
      skin,
      brandFolder: folder,
      overrides: own,
      baked,
      rows,
      out,
    });
    note(`${done.files} files, ${new Intl.ListFormat("en-GB").format(done.languages)}`);
    return done;
  });
  if (found.fresh) await storeLastGood(state, found.fresh);
  return {
    brand: skin.name,
    domain: skin.domains.site,
    out,
    release: built.release,
    languages: built.languages,
    defaultLanguage: built.defaultLanguage,
    overrides: ownFiles,
    stale,
    settings: { from: found.from, note: found.note },
    colours: seedChanges(skin.tokens),
    files: built.files,
    homeBytes: built.homeBytes,
  };
}

/**
 * In the brand's `.livery`: its skin as data, and the files for its author's editor, whose check names the overrides that are there
 * now. A shipped brand is not changed, and a folder that cannot be written can still be built.
 */
async function updateOwnFiles(
  folder: string,
  skin: Skin,
  overrides: readonly Override[],
  progress: Progress,
): Promise<void> {
  if (shippedSkins().some((name) => shippedSkin(name) === folder)) return;
  try {
    await writeEditorFiles(folder, overrides);
    await writeWhole(join(folder, ".livery", "skin.json"), `${JSON.stringify(skin, null, 2)}\n`);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== "EACCES" && code !== "EPERM" && code !== "EROFS") throw error;
    progress.note(`The files in ${join(folder, ".livery")} are not written: ${code}.`);
  }
}

/** A build replaces the whole folder, so the folder must be an earlier build, or empty. */
async function refuseForeignFolder(out: string): Promise<void> {
  if ((await namesIn(out)).length === 0 || existsSync(join(out, builtFolder.site))) return;
  throw new UsageError(
    `${out} is not empty and holds no built brand.`,
    "Give another folder with --out, or empty it first.",
  );
}
