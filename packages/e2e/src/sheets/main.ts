import { mkdir, mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { desktop, launch, phone } from "../harness/browser.ts";
import { brandNames, siteOf, type DemoSite } from "../harness/sites.ts";
import { sheetOf, takeScreenshot, type SheetView, type Shot } from "./contact-sheet.ts";
import { sights } from "./sights.ts";

/**
 * `pnpm sheets`: pictures of the brands of a running demo, for people to look at. Asserts nothing.
 *
 *     pnpm sheets                         a sheet a sight, the brands side by side, into a new temporary folder
 *     pnpm sheets --by brand              a sheet a brand: its sights side by side, wide above narrow
 *     pnpm sheets --brands derby,kiosk --only home,slip --lang fa --port 4400 --out /tmp/sheets
 */
const { values } = parseArgs({
  options: {
    port: { type: "string", default: "4300" },
    out: { type: "string" },
    by: { type: "string", default: "sight" },
    brands: { type: "string" },
    only: { type: "string" },
    lang: { type: "string", default: "en,fa" },
    view: { type: "string", default: "wide,phone" },
  },
});

const views: readonly SheetView[] = [
  { ...desktop, name: "wide", host: "origin" },
  { ...phone, name: "phone", host: "mobileOrigin" },
];
/** How wide a picture is on the sheet of its brand, in px, whatever the window was. */
const widths: Readonly<Record<string, number>> = { wide: 640, phone: 240 };

/** How wide the sheet of a brand may be, in px. */
const widest = 2_000;

const isSelected = (list: string | undefined, name: string): boolean =>
  list === undefined || list.split(",").includes(name);
const folder = values.out ?? (await mkdtemp(join(tmpdir(), "livery-sheets-")));
await mkdir(folder, { recursive: true });
const sites = brandNames
  .filter((brand) => isSelected(values.brands, brand))
  .map((brand) => siteOf(brand, Number(values.port)));
const shown = sights.filter(({ name }) => isSelected(values.only, name));
const browser = await launch();
try {
  for (const lang of values.lang.split(",")) {
    const chosenViews = views.filter(({ name }) => isSelected(values.view, name));
    if (values.by === "brand")
      for (const site of sites) await save(`${site.brand}-${lang}`, await ofBrand(site, chosenViews, lang));
    else
      for (const view of chosenViews)
        for (const sight of shown) {
          const row: Shot[] = [];
          for (const site of sites)
            row.push({ png: await takeScreenshot(browser, site, { sight, view, lang }), width: view.width });
          await save(`${sight.name}-${view.name}-${lang}`, [row]);
        }
  }
} finally {
  await browser.close();
}

async function ofBrand(site: DemoSite, chosenViews: readonly SheetView[], lang: string): Promise<Shot[][]> {
  const rows: Shot[][] = [];
  for (const view of chosenViews) {
    const width = widths[view.name] ?? view.width;
    const row: Shot[] = [];
    for (const sight of shown) {
      try {
        row.push({ png: await takeScreenshot(browser, site, { sight, view, lang }), width });
      } catch (error) {
        process.stdout.write(`${site.brand} ${sight.name} ${view.name}: ${String(error).split("\n", 1)[0]}\n`);
      }
      if ((row.length + 1) * width > widest) rows.push(row.splice(0));
    }
    if (row.length > 0) rows.push(row);
  }
  return rows;
}

async function save(name: string, rows: readonly (readonly Shot[])[]): Promise<void> {
  const file = join(folder, `${name}.png`);
  await writeFile(file, await sheetOf(browser, rows));
  process.stdout.write(`${file}\n`);
}
