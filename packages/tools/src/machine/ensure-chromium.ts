import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { chromiumPath } from "../../../../cli/src/preview/chromium.ts";
import {
  type EnsureOptions,
  ensureProgram,
  isDebian,
  isRoot,
  type Program,
  requireProgram,
  runInstaller,
} from "./ensure-program.ts";

/** The headless build first; a distribution derived from Debian may not have it. */
const debianChromiums = ["chromium-headless-shell", "chromium"] as const;
const debianFonts = "fonts-liberation";

const chromium: Program = {
  name: "Chromium",
  find: () => {
    const path = chromiumPath();
    return path !== undefined && existsSync(path) ? path : undefined;
  },
  // An own one that is named wrongly is not answered with another one.
  install: () => {
    if (process.env["CHROMIUM_PATH"]) return;
    console.log("No Chromium is here: it is installed, once (about a minute).");
    if (!(isDebian() && isRoot() && installOfDebian())) installOfPlaywright();
  },
  remedy: () => {
    const named = process.env["CHROMIUM_PATH"];
    if (named) return `CHROMIUM_PATH leads to ${named}, where nothing is; set it to a Chromium, or unset it`;
    const command = isDebian()
      ? `${isRoot() ? "" : "sudo "}apt-get install --no-install-recommends ${debianChromiums[0]} ${debianFonts}`
      : "npx -y pnpm@12.21.0 exec playwright install chromium";
    return `run \`${command}\`, or set CHROMIUM_PATH to yours`;
  },
};

function installOfDebian(): boolean {
  return (
    runInstaller("apt-get", ["update", "-qq"]) &&
    debianChromiums.some((name) =>
      runInstaller("apt-get", ["install", "-y", "-qq", "--no-install-recommends", name, debianFonts]),
    )
  );
}

function installOfPlaywright(): boolean {
  const folder = dirname(createRequire(import.meta.url).resolve("playwright/package.json"));
  return runInstaller(process.execPath, [join(folder, "cli.js"), "install", "chromium"]);
}

/** The Chromium that tests drive. Throws MissingProgram where there is none. */
export const requireChromium = (): string => requireProgram(chromium);

/** The same; where there is none it is installed if `install` says so, else the process ends with a sentence and code 4. */
export const ensureChromium = (options?: EnsureOptions): string => ensureProgram(chromium, options);
