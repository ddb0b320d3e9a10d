import type { Browser, BrowserContextOptions, Page } from "playwright";
import { withoutScripts } from "../first-view/serve-brand.ts";
import { installTextNodes } from "../floors/text-nodes.ts";
import type { Evening, Moved } from "../live-list/evening.ts";
import {
  mustShow,
  openPage,
  type OpenPage,
  oddIndexesOf,
  priceCells,
  scriptSeconds,
  untilListed,
} from "../live-list/list-page.ts";
import type { ServedList } from "../live-list/served-list.ts";

type Ticks = readonly (readonly Moved[])[];

/** One way of showing the same changes. */
export interface ShowingSide {
  readonly name: string;
  readonly open: OpenPage;
  /** Takes the ticks over, and they are not to be timed yet. */
  prepare(ticks: Ticks): Promise<void>;
  /** Takes them, one every some milliseconds, until they are seen. */
  run(everyMs: number): Promise<void>;
  /** Throws Error unless it shows what the evening has. */
  check(): Promise<void>;
}

/** The site as it is built, over its own socket. */
export async function siteSide(
  browser: Browser,
  served: ServedList,
  evening: Evening,
  options: BrowserContextOptions,
  rows: number,
): Promise<ShowingSide> {
  const open = await openPage(browser, `${served.origin}/en/livebets`, options);
  await untilListed(open.page, rows);
  let ticks: Ticks = [];
  return {
    name: "site",
    open,
    prepare: async (next) => void (ticks = next),
    run: async (everyMs) => {
      await served.play(ticks, everyMs);
      await twoFrames(open.page);
    },
    check: async () => mustShow(open.page, await oddIndexesOf(open.page, evening), evening.texts()),
  };
}

/** A copy of the whole list, without anybody behind it, as another document of the same host. */
export async function floorSide(
  browser: Browser,
  served: ServedList,
  evening: Evening,
  whole: Page,
  options: BrowserContextOptions,
): Promise<ShowingSide> {
  const html = await whole.evaluate(() => document.documentElement.outerHTML);
  const path = "/floor.html";
  served.add(path, `<!doctype html>${withoutScripts(html)}`);
  const open = await openPage(browser, `${served.origin}${path}`, options);
  const indexes = await oddIndexesOf(open.page, evening);
  await open.page.evaluate(installTextNodes, { cells: priceCells, indexes });
  // The copy is of what was shown when it was made.
  const write = (ticks: Ticks): Promise<void> => {
    const written = ticks.map((moved) => moved.map(({ index, text }) => [index, text] as const));
    return open.page.evaluate((next) => globalThis.textNodes.prepare(next), written);
  };
  return {
    name: "text nodes",
    open,
    prepare: write,
    run: (everyMs) => open.page.evaluate((every) => globalThis.textNodes.run(every), everyMs),
    check: () => mustShow(open.page, indexes, evening.texts()),
  };
}

/** The list as a store with a selector for each price, in a page that was built for it. */
export async function selectorSide(page: Page, evening: Evening): Promise<ShowingSide> {
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  const indexes = evening.shown.map((_, index) => index);
  await page.evaluate(
    (odds) => globalThis.selectors.show(odds),
    evening.shown.map(({ odds }) => odds),
  );
  await page.waitForFunction((count) => document.querySelectorAll("main button").length === count, indexes.length);
  return {
    name: "a selector a price",
    open: { page, session },
    prepare: (ticks) => {
      const written = ticks.map((moved) => moved.map(({ index, odds }) => [index, odds] as const));
      return page.evaluate((next) => globalThis.selectors.prepare(next), written);
    },
    run: (everyMs) => page.evaluate((every) => globalThis.selectors.run(every), everyMs),
    check: () => mustShow(page, indexes, evening.texts()),
  };
}

/** Seconds of scripting that the ticks cost a side; `beside` is done meanwhile. */
export async function scriptingOf(side: ShowingSide, everyMs: number, beside?: () => Promise<void>): Promise<number> {
  await side.open.session.send("HeapProfiler.collectGarbage");
  const before = await scriptSeconds(side.open);
  await Promise.all([side.run(everyMs), beside?.()]);
  return (await scriptSeconds(side.open)) - before;
}

function twoFrames(page: Page): Promise<void> {
  return page.evaluate(
    () => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
  );
}
