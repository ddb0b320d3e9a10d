import { existsSync } from "node:fs";
import { chromium } from "playwright";

/** What a headless Chromium needs on a machine without a display or a way out; `--no-sandbox` for root alone. */
export const chromiumFlags = [
  ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** The Chromium to drive: `CHROMIUM_PATH`, Debian's, Playwright's own, or undefined when none is there. */
export function chromiumPath() {
  const named = process.env["CHROMIUM_PATH"];
  if (named) return named;
  if (existsSync("/usr/bin/chromium")) return "/usr/bin/chromium";
  const own = chromium.executablePath();
  return own && existsSync(own) ? own : undefined;
}
