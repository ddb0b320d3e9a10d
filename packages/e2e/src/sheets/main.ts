import { mkdir, mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { desktop, launch, phone } from "../harness/browser.ts";
import { brandNames, siteOf } from "../harness/sites.ts";
import { contactSheet, type SheetView } from "./contact-sheet.ts";
import { sights } from "./sights.ts";

/**
 * `pnpm sheets`: pictures of both brands of a running demo, side by side, for people to look at. Asserts nothing.
 *
 *     pnpm sheets                         everything, into a new temporary folder
 *     pnpm sheets --only home,slip --lang fa --port 4400 --out /tmp/sheets
 */
const { values } = parseArgs({
  options: {
    port: { type: "string", default: "4300" },
    out: { type: "string" },
    only: { type: "string" },
    lang: { type: "string", default: "en,fa" },
    view: { type: "string", default: "wide,phone" },
  },
});

const views: readonly SheetView[] = [
  { ...desktop, name: "wide", host: "origin" },
  { ...phone, name: "phone", host: "mobileOrigin" },
];

const wanted = (list: string | undefined, name: string): boolean =>
  list === undefined || list.split(",").includes(name);
const folder = values.out ?? (await mkdtemp(join(tmpdir(), "livery-sheets-")));
await mkdir(folder, { recursive: true });
const sites = brandNames.map((brand) => siteOf(brand, Number(values.port)));
const browser = await launch();
try {
  for (const lang of values.lang.split(","))
    for (const view of views.filter(({ name }) => wanted(values.view, name)))
      for (const sight of sights.filter(({ name }) => wanted(values.only, name)))
        process.stdout.write(`${await contactSheet(browser, sites, { sight, view, lang, folder })}\n`);
} finally {
  await browser.close();
}
