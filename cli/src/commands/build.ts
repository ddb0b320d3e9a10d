import { resolve } from "node:path";
import { styleText } from "node:util";
import { buildBrand, type BuildReport } from "../build/build-brand.ts";
import { findSkin } from "../brand/find-skin.ts";
import { shippedSkins } from "../brand/shipped-skins.ts";
import type { Run } from "../program/command-definition.ts";
import { UsageError } from "../errors.ts";
import { buildPlatform } from "../platform/build-platform.ts";
import { productSite } from "../platform/site-source.ts";
import { silentProgress, terminalProgress } from "../terminal/progress.ts";

/** `livery build DIR...`: one platform for all named brands. */
export const build: Run = async ({ option, rest, switched, directory }) => {
  const at = (path: string | undefined): string | undefined =>
    path === undefined ? undefined : resolve(directory, path);
  const json = switched("json");
  const out = at(option("out"));
  const named = rest.map((folder) => ({ folder: resolve(directory, folder), built: undefined }));
  // Only if no folder is named: LIVERY_SKIN may be set in the environment.
  const brands = named.length > 0 ? named : namesOf(option("skin")).map((name) => findSkin(directory, name));
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
      progress: json ? silentProgress : terminalProgress,
      ...(platform && { platform }),
    });
    reports.push(report);
    if (!json) printReport(report);
  }
  if (json) process.stdout.write(`${JSON.stringify(brands.length > 1 ? reports : reports[0], null, 2)}\n`);
};

const namesOf = (list: string | undefined): readonly string[] =>
  (list ?? "")
    .split(",")
    .map((name) => name.trim())
    .filter((name) => name !== "");

function printReport({ brand, homeBytes, out, release }: BuildReport): void {
  const size = `${(homeBytes / 1024).toFixed(0)} KB of Home before compression`;
  process.stdout.write(
    `${styleText("green", "✓")} ${styleText("bold", brand)} is in ${out} (release ${release}, ${size})\n`,
  );
}
