import { type Browser, chromium } from "playwright";
// The published command line drives a Chromium too and cannot depend on this package: it has the rule, and this package reads it there.
import { chromiumFlags, chromiumPath } from "../../../../cli/src/preview/chromium.ts";
import { requireChromium } from "./ensure-chromium.ts";

export { chromiumFlags, chromiumPath };

/**
 * V8's flags for documents in which many tests run one after the other. They make many short-lived objects: V8 begins with 1 MiB for
 * them and collects all the time. Most code of a test runs a few times: the last optimising compiler takes more processor time than it
 * gives back. The one before it does not: axe's rules and React run often enough.
 */
export const manyTestsFlags = "--js-flags=--min-semi-space-size=64 --no-turbofan";

/** V8's flags for journeys: each page has a process of its own, which fills little memory and ends before much code has run often. */
export const journeyFlags = "--js-flags=--min-semi-space-size=16 --no-maglev --no-turbofan";

/** Starts a headless Chromium. Throws MissingProgram (exit code 4) where there is none. */
export function launchChromium(flags: readonly string[] = []): Promise<Browser> {
  return chromium.launch({
    executablePath: requireChromium(),
    args: [...chromiumFlags, ...flags],
  });
}
