export { chromiumFlags, chromiumPath, launchChromium } from "./chromium.ts";
export { ensureChromium, requireChromium } from "./ensure-chromium.ts";
export { ensureNats } from "./ensure-nats.ts";
export { MissingProgram } from "./ensure-program.ts";
