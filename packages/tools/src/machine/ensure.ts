// `ensure.ts chromium [--install]`: ends with code 4 and a sentence where the program is missing.
import { parseArgs } from "node:util";
import { ensureChromium } from "./ensure-chromium.ts";
import { ensureNats } from "./ensure-nats.ts";

const { values, positionals } = parseArgs({ allowPositionals: true, options: { install: { type: "boolean" } } });
const programs = { chromium: ensureChromium, nats: ensureNats };
for (const name of positionals) {
  if (name !== "chromium" && name !== "nats") throw new Error(`There is chromium and nats, not ${name}.`);
  programs[name]({ install: values.install === true });
}
