import { existsSync } from "node:fs";
import { type Browser, chromium } from "playwright";
import { EnvironmentError } from "../errors.ts";

/** Flags for a headless Chromium on a machine without a display or network access; `--no-sandbox` only for root. */
export const chromiumFlags: string[] = [
  ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** Debian's builds, the headless one first: the same engine, a third less CPU time. */
const debianPaths = ["/usr/bin/chromium-headless-shell", "/usr/bin/chromium"];

/** The Chromium to use: `CHROMIUM_PATH`, Debian's, Playwright's own, or undefined if there is none. */
export function chromiumPath(): string | undefined {
  const named = process.env["CHROMIUM_PATH"];
  if (named) return named;
  const found = debianPaths.find((path) => existsSync(path));
  if (found !== undefined) return found;
  const own = chromium.executablePath();
  return own && existsSync(own) ? own : undefined;
}

/** Starts Chromium. Throws EnvironmentError (exit 4) if there is none, or if it does not start. */
export async function launchChromium(): Promise<Browser> {
  const executablePath = chromiumPath();
  if (executablePath === undefined || !existsSync(executablePath)) {
    throw new EnvironmentError(
      executablePath === undefined ? "There is no Chromium here." : `CHROMIUM_PATH leads nowhere: ${executablePath}.`,
      "Install one (Debian: apt-get install chromium-headless-shell; elsewhere: npx playwright install chromium), or set CHROMIUM_PATH to yours.",
    );
  }
  try {
    return await chromium.launch({ executablePath, args: chromiumFlags });
  } catch (error) {
    throw new EnvironmentError(
      `${executablePath} does not start.`,
      "Start it by hand with --headless to see why, or set CHROMIUM_PATH to another Chromium.",
      error,
    );
  }
}
