import { type Browser, chromium } from "playwright";
import { chromiumFlags, chromiumPath } from "../../../../scripts/chromium.mjs";

export function launchChromium(flags: readonly string[] = []): Promise<Browser> {
  const executablePath = chromiumPath();
  return chromium.launch({ ...(executablePath && { executablePath }), args: [...chromiumFlags, ...flags] });
}
