import { getSnapshot, siteHost } from "@livery/house/testing";
import type { Browser, CDPSession } from "playwright";
import { builtBrand } from "../live-list/brand.ts";
import { Evening } from "../live-list/evening.ts";
import { launchChromium } from "@livery/tools/chromium";
import { desktop, mustShow, oddIndexesOf, untilListed, rowsInWindow } from "../live-list/list-page.ts";
import { type ServedList, serveList } from "../live-list/served-list.ts";
import { spread } from "../median.ts";
import type { Run } from "../run.ts";

const matches = 400;
const slowDown = 4;

/** The first list of 400 matches: what travels, and the longest task of the page that takes it in. */
export async function firstListLines(run: Run): Promise<readonly string[]> {
  const evening = new Evening(matches);
  const served = await serveList(await builtBrand(run), evening);
  const browser = await launchChromium();
  try {
    const { body, bytes } = await getSnapshot(served.open.port, siteHost, "list");
    const rounds: ListLoad[] = [];
    for (let count = -1; count < run.rounds; count += 1) {
      const loaded = await loadList(browser, served, evening);
      if (count >= 0) rounds.push(loaded);
    }
    const longest = rounds.map(({ list }) => list[0] ?? 0);
    const over = rounds.map(({ list }) => list.map((took) => took.toFixed(0)).join(", ") || "none");
    return [
      `the first list of ${matches} matches`,
      `  packed by the house  ${(bytes / 1_000).toFixed(1)} KB of ${(body.length / 1_000).toFixed(1)}  (aim: at most 30)`,
      `  longest task of the built page that takes it in, processor ${slowDown} times slower`,
      `    ${Math.max(...longest) === 0 ? "none over 50 ms" : `${spread(longest, 0)} ms`}, median of ${rounds.length}  (aim: none over 50 ms)`,
      `    those over 50 ms, round by round: ${over.join("; ")}`,
      `    of the page before, its code and its frame: ${spread(
        rounds.map(({ before }) => before),
        0,
      )} ms`,
    ];
  } finally {
    await browser.close();
    await served.close();
  }
}

/** Milliseconds of tasks over 50: the longest before the list came, 0 where there is none; and all from then on, the longest first. */
interface ListLoad {
  readonly before: number;
  readonly list: readonly number[];
}

declare global {
  var longTasks: PerformanceEntry[];
}

async function loadList(browser: Browser, served: ServedList, evening: Evening): Promise<ListLoad> {
  const context = await browser.newContext({ viewport: desktop });
  try {
    const page = await context.newPage();
    const session: CDPSession = await context.newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: slowDown });
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    const requested = new Promise<void>((resolve) => {
      void page.route("**/live/v1/snapshot/list", async (route) => {
        resolve();
        await held;
        await route.continue();
      });
    });
    await page.addInitScript(watchLongTasks);
    await page.goto(`${served.origin}/en/livebets`);
    await requested;
    // What the page does for itself is over by then.
    await page.waitForTimeout(2_000);
    const releasedAt = await page.evaluate(() => performance.now());
    release();
    await untilListed(page, rowsInWindow);
    await page.waitForTimeout(1_000);
    await mustShow(page, await oddIndexesOf(page, evening), evening.texts());
    const tasks = await page.evaluate(() =>
      globalThis.longTasks.map(({ duration, startTime }) => ({ duration, startTime })),
    );
    const durations = (some: typeof tasks): number[] =>
      some.map(({ duration }) => duration).toSorted((one, other) => other - one);
    return {
      before: durations(tasks.filter(({ startTime }) => startTime < releasedAt))[0] ?? 0,
      list: durations(tasks.filter(({ startTime }) => startTime >= releasedAt)),
    };
  } finally {
    await context.close();
  }
}

/** Runs in the page before its own code. */
function watchLongTasks(): void {
  globalThis.longTasks = [];
  new PerformanceObserver((list) => globalThis.longTasks.push(...list.getEntries())).observe({
    type: "longtask",
    buffered: true,
  });
}
