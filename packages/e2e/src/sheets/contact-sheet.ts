import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Browser, Page } from "playwright";
import { openPage, type View } from "../harness/browser.ts";
import { Player } from "../harness/player.ts";
import { accountIn, type DemoSite } from "../harness/sites.ts";
import type { Sight } from "./sights.ts";

export interface SheetView extends View {
  readonly name: string;
  readonly host: "origin" | "mobileOrigin";
}

const settled = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => document.querySelector("[aria-busy=true]") === null, undefined, { timeout: 15_000 });
  await page.evaluate(() => document.fonts.ready);
};

/** A sight of each site in one view and language, side by side in one picture. Answers its path. */
export async function contactSheet(
  browser: Browser,
  sites: readonly DemoSite[],
  { sight, view, lang, folder }: { sight: Sight; view: SheetView; lang: string; folder: string },
): Promise<string> {
  const shots: Buffer[] = [];
  for (const site of sites) {
    const { page, context } = await openPage(browser, view);
    const player = new Player(page, site[view.host], lang, site.brand);
    await player.open();
    if (sight.signedIn) await player.signIn(accountIn(lang, site.brand));
    await sight.go(player);
    await settled(page);
    shots.push(await page.screenshot());
    await context.close();
  }
  const file = join(folder, `${sight.name}-${view.name}-${lang}.png`);
  await writeFile(file, await sideBySide(browser, shots, view));
  return file;
}

async function sideBySide(browser: Browser, shots: readonly Buffer[], view: View): Promise<Buffer> {
  const gap = 16;
  const page = await browser.newPage({
    viewport: { width: (view.width + gap) * shots.length - gap, height: view.height },
  });
  const pictures = shots.map((shot) => `<img src="data:image/png;base64,${shot.toString("base64")}">`);
  await page.setContent(`<style>body{margin:0;display:flex;gap:${gap}px;background:#777}</style>${pictures.join("")}`);
  const sheet = await page.screenshot();
  await page.close();
  return sheet;
}
