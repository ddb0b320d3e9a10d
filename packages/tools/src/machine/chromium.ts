import { type Browser, chromium } from "playwright";
// The published command line drives a Chromium too and cannot depend on this package: it has the rule, and this package reads it there.
import { chromiumFlags, chromiumPath } from "../../../../cli/src/preview/chromium.ts";
import { requireChromium } from "./ensure-chromium.ts";

export { chromiumFlags, chromiumPath };

/** A flag for tests, which make many short-lived objects in one document: V8 begins with 1 MiB for them and collects all the time. */
export const roomForYoungObjects = "--js-flags=--min-semi-space-size=64";

/** Starts a headless Chromium. Throws MissingProgram (exit code 4) where there is none. */
export function launchChromium(flags: readonly string[] = []): Promise<Browser> {
  return chromium.launch({
    executablePath: requireChromium(),
    args: [...chromiumFlags, ...flags],
  });
}
