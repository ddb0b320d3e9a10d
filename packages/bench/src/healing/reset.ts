import { setTimeout as sleep } from "node:timers/promises";
import type { Page } from "playwright";
import { builtBrand } from "../live-list/brand.ts";
import { Evening } from "../live-list/evening.ts";
import { launchChromium } from "@livery/tools/chromium";
import { desktop, oddIndexesOf, priceCells, rowsInWindow } from "../live-list/list-page.ts";
import { serveList, tickMs } from "../live-list/served-list.ts";
import { spread } from "../median.ts";
import type { Run } from "../run.ts";
import { siteSide } from "../scripting/sides.ts";

/** Seconds from the reset of all of a page's connections until its list is right again: every price has changed meanwhile. */
export async function resetLines(run: Run): Promise<readonly string[]> {
  const evening = new Evening(run.quick ? 40 : 400);
  const served = await serveList(await builtBrand(run), evening);
  const browser = await launchChromium();
  const ticking = setInterval(() => served.tick(), tickMs);
  try {
    const site = await siteSide(browser, served, evening, { viewport: desktop }, rowsInWindow);
    const { page } = site.open;
    const indexes = await oddIndexesOf(page, evening);
    const rounds: number[] = [];
    for (let count = -1; count < run.rounds; count += 1) {
      const from = performance.now();
      for (const end of served.open.ends) end.resetAndDestroy();
      served.price(evening.move(evening.shown));
      await untilRight(page, evening.texts(), indexes);
      const took = (performance.now() - from) / 1_000;
      await site.check();
      if (count >= 0) rounds.push(took);
      // At no particular moment of anything that repeats.
      await sleep(2_000 + Math.random() * 500);
    }
    return [
      `a page whose connections are reset, while all prices of ${evening.matches.length} matches change, has the right list again`,
      `  after ${spread(rounds)} s, median of ${rounds.length}  (aim: at most 2)`,
    ];
  } finally {
    clearInterval(ticking);
    await browser.close();
    await served.close();
  }
}

/** Every cell open, with its price. */
async function untilRight(page: Page, texts: readonly string[], indexes: readonly number[]): Promise<void> {
  const expected = indexes.map((index) => texts[index] ?? "");
  await page.waitForFunction(
    ({ cells, figures }) => {
      const shown = document.querySelectorAll(cells);
      return shown.length === figures.length && figures.every((figure, at) => shown[at]?.textContent?.includes(figure));
    },
    { cells: priceCells, figures: expected },
    { timeout: 30_000 },
  );
}
