import { resolve } from "node:path";
import { styleText } from "node:util";
import type { FoundSkin } from "../brand/find-skin.ts";
import type { BuildReport } from "../build/build-brand.ts";
import { colourLines } from "../brand/colour-changes.ts";
import { shippedSkins } from "../brand/shipped-skins.ts";
import { requireSkinFile } from "../brand/skin-file.ts";
import type { Run } from "../program/command-definition.ts";
import { UsageError } from "../errors.ts";
import { printJson } from "../terminal/json.ts";
import { silentProgress, terminalProgress } from "../terminal/progress.ts";

/** `livery build DIR...`: one platform for all named brands. */
export const build: Run = async ({ option, rest, switched, directory }) => {
  const at = (path: string | undefined): string | undefined =>
    path === undefined ? undefined : resolve(directory, path);
  const json = switched("json");
  const out = at(option("out"));
  const named = rest.map((folder) => ({ folder: resolve(directory, folder), built: undefined }));
  // Only if no folder is named: LIVERY_SKIN may be set in the environment.
  const brands = named.length > 0 ? named : await namedSkins(directory, option("skin"));
  if (brands.length === 0)
    throw new UsageError(
      "No brand is named.",
      `Name a brand's folder, or with --skin a brand below this folder or one that comes with Livery: ${shippedSkins().join(", ")}.`,
    );
  if (out !== undefined && brands.length > 1)
    throw new UsageError(
      "--out is one brand's folder.",
      "Build one brand, or leave --out: each goes into its own dist.",
    );
  for (const { folder } of brands) requireSkinFile(folder);
  // Loaded once the call is not refused: the modules that build take longer to load than all checks.
  const [{ buildBrand }, { buildPlatform }, { productSite }] = await Promise.all([
    import("../build/build-brand.ts"),
    import("../platform/build-platform.ts"),
    import("../platform/site-source.ts"),
  ]);
  const platform = brands.length > 1 ? buildPlatform(productSite()) : undefined;
  // The code that awaits it reports the error.
  platform?.catch(() => undefined);
  const reports: BuildReport[] = [];
  for (const { folder, built } of brands) {
    const report = await buildBrand({
      folder,
      out: out ?? built,
      settingsFile: at(option("settings")),
      settingsUrl: option("settings-url"),
      requireSettings: switched("require-settings"),
      noOverrides: switched("no-overrides"),
      progress: json ? silentProgress : terminalProgress,
      ...(platform && { platform }),
    });
    reports.push(report);
    if (!json) printReport(report);
  }
  if (json) printJson(brands.length > 1 ? { brands: reports } : { ...reports[0] });
};

async function namedSkins(directory: string, list = ""): Promise<readonly FoundSkin[]> {
  const { findSkin } = await import("../brand/find-skin.ts");
  const names = list.split(",").map((name) => name.trim());
  return names.filter((name) => name !== "").map((name) => findSkin(directory, name));
}

function printReport({ brand, colours, homeBytes, out, release, settings }: BuildReport): void {
  if (settings.from === "file" || settings.from === "service") terminalProgress.note(`Settings: ${settings.note}.`);
  const lines = colourLines(colours);
  if (lines.length > 0) terminalProgress.note(lines.join("\n"));
  const size = `${(homeBytes / 1024).toFixed(0)} KB of Home before compression`;
  process.stdout.write(
    `${styleText("green", "✓")} ${styleText("bold", brand)} is in ${out} (release ${release}, ${size})\n`,
  );
}
