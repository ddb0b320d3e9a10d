import { resolve } from "node:path";
import { styleText } from "node:util";
import { buildBrand } from "../build/build-brand.ts";
import type { Run } from "../command/definition.ts";
import { quietProgress, spokenProgress } from "../terminal/progress.ts";

/** `livery build DIR`. */
export const build: Run = async ({ argument, option, switched, directory }) => {
  const at = (path: string | undefined): string | undefined =>
    path === undefined ? undefined : resolve(directory, path);
  const json = switched("json");
  const report = await buildBrand({
    folder: resolve(directory, argument("DIR") ?? "."),
    out: at(option("out")),
    settingsFile: at(option("settings")),
    settingsUrl: option("settings-url"),
    progress: json ? quietProgress : spokenProgress,
  });
  if (json) {
    process.stdout.write(`${JSON.stringify(report, null, 2)}\n`);
    return;
  }
  const size = `${(report.homeBytes / 1024).toFixed(0)} KB of Home before compression`;
  process.stdout.write(
    `${styleText("green", "✓")} ${styleText("bold", report.brand)} is in ${report.out} (release ${report.release}, ${size})\n`,
  );
};
