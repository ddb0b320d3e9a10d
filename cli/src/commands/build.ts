import { resolve } from "node:path";
import { styleText } from "node:util";
import { buildBrand, type BuildReport } from "../build/build-brand.ts";
import type { Run } from "../command/definition.ts";
import { UsageError } from "../errors.ts";
import { buildPlatform } from "../platform/build-platform.ts";
import { productSite } from "../platform/site-source.ts";
import { quietProgress, spokenProgress } from "../terminal/progress.ts";

/** `livery build DIR...`: one platform for all that are named. */
export const build: Run = async ({ option, rest, switched, directory }) => {
  const at = (path: string | undefined): string | undefined =>
    path === undefined ? undefined : resolve(directory, path);
  const json = switched("json");
  const out = at(option("out"));
  if (out !== undefined && rest.length > 1)
    throw new UsageError(
      "--out is one brand's folder.",
      "Build one brand, or leave --out: each goes into its own dist.",
    );
  const platform = rest.length > 1 ? buildPlatform(productSite()) : undefined;
  // Who waits for it tells what went wrong with it.
  platform?.catch(() => undefined);
  const reports: BuildReport[] = [];
  for (const folder of rest) {
    const report = await buildBrand({
      folder: resolve(directory, folder),
      out,
      settingsFile: at(option("settings")),
      settingsUrl: option("settings-url"),
      progress: json ? quietProgress : spokenProgress,
      ...(platform && { platform }),
    });
    reports.push(report);
    if (!json) tell(report);
  }
  if (json) process.stdout.write(`${JSON.stringify(rest.length > 1 ? reports : reports[0], null, 2)}\n`);
};

function tell({ brand, homeBytes, out, release }: BuildReport): void {
  const size = `${(homeBytes / 1024).toFixed(0)} KB of Home before compression`;
  process.stdout.write(
    `${styleText("green", "✓")} ${styleText("bold", brand)} is in ${out} (release ${release}, ${size})\n`,
  );
}
