// The command line is published without this folder, and drives a Chromium too: the rule is its own.
export { chromiumFlags, chromiumPath } from "../cli/src/preview/chromium.ts";
