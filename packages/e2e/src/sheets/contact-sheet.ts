import type { Browser, Page } from "playwright";
import { openPageIn, type View } from "../harness/browser.ts";
import { Player } from "../harness/player.ts";
import { accountIn, type DemoSite } from "../harness/sites.ts";
import type { Sight } from "./sights.ts";

export interface SheetView extends View {
  readonly name: string;
  readonly host: "origin" | "mobileOrigin";
}

/** A picture, and how wide it is on a sheet, in px. */
export interface Shot {
  readonly png: Buffer;
  readonly width: number;
}

const untilLoaded = async (page: Page): Promise<void> => {
  await page.getByRole("main").getByRole("heading", { level: 1 }).first().waitFor({ state: "attached" });
  await page.waitForFunction(() => document.querySelector("[aria-busy=true]") === null, undefined, { timeout: 15_000 });
  await page.evaluate(() => document.fonts.ready);
};

/** A sight of a site in one view and language. */
export async function takeScreenshot(
  browser: Browser,
  site: DemoSite,
  { sight, view, lang }: { readonly sight: Sight; readonly view: SheetView; readonly lang: string },
): Promise<Buffer> {
  const { page, context } = await openPageIn(browser, view);
  const player = new Player(page, site[view.host], lang, site.brand);
  await player.open();
  if (sight.signedIn) await player.signIn(accountIn(lang, site.brand));
  await sight.go(player);
  await untilLoaded(page);
  const shot = await page.screenshot();
  await context.close();
  return shot;
}

/** Rows of pictures, side by side, in one. */
export async function sheetOf(browser: Browser, rows: readonly (readonly Shot[])[]): Promise<Buffer> {
  const gap = 16;
  const width = Math.max(...rows.map((row) => row.reduce((sum, shot) => sum + shot.width + gap, -gap)));
  const page = await browser.newPage({ viewport: { width, height: 100 } });
  const pictures = rows.map(
    (row) =>
      `<div>${row.map(({ png, width }) => `<img width="${width}" src="data:image/png;base64,${png.toString("base64")}">`).join("")}</div>`,
  );
  await page.setContent(
    `<style>body{margin:0;background:#777;display:grid;gap:${gap}px}div{display:flex;gap:${gap}px;align-items:start}</style>${pictures.join("")}`,
  );
  const sheet = await page.screenshot({ fullPage: true });
  await page.close();
  return sheet;
}
