import type { Browser, BrowserContextOptions, CDPSession, Page } from "playwright";
import { type Evening, pricesARow } from "./evening.ts";

export const desktop = { width: 1_440, height: 900 } as const;
/** Rows that a window of that height has at least. */
export const rowsInWindow = 8;

/**
 * A window so high that every row of 400 is in it. Its pixels are a hundredth as many: what is measured is scripting, and a real screen
 * of that size would only be slow to paint.
 */
export const tall: BrowserContextOptions = { viewport: { width: 1_440, height: 30_000 }, deviceScaleFactor: 0.1 };

export interface OpenPage {
  readonly page: Page;
  readonly session: CDPSession;
}

/** Opens an address in a context, and so in a process, of its own; what the page throws is thrown on. */
export async function openPage(
  browser: Browser,
  address: string,
  options: BrowserContextOptions = { viewport: desktop },
): Promise<OpenPage> {
  const context = await browser.newContext({ locale: "en-GB", ...options });
  const page = await context.newPage();
  page.on("pageerror", (error) => {
    throw error;
  });
  const session = await context.newCDPSession(page);
  // The thread's own time: what other processes take of the machine is not counted.
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  await page.goto(address);
  return { page, session };
}

/** A price of the list, as a selector: everything that can be pressed and shut. */
export const priceCells = 'main ol button[aria-pressed][aria-disabled="false"]';

/**
 * Waits until the list shows prices of so many matches at least, and no more rows are on their way. A list adds a row a frame where
 * frames take long, and those of a tall window do: it is given up once it has not grown for a minute.
 */
export async function untilListed(page: Page, matches: number): Promise<void> {
  for (let shown = -1, listed = false; !listed;) {
    const grown = await page.waitForFunction(
      grownTo,
      { cells: priceCells, count: matches * pricesARow, shown },
      { timeout: 60_000 },
    );
    ({ shown, listed } = (await grown.jsonValue()) as { shown: number; listed: boolean });
  }
}

/** Runs in the page. */
function grownTo({
  cells,
  count,
  shown: before,
}: {
  readonly cells: string;
  readonly count: number;
  readonly shown: number;
}) {
  const shown = document.querySelectorAll(cells).length;
  const listed = shown >= count && !document.querySelector("main ol[aria-busy]");
  return (listed || shown > before) && { shown, listed };
}

/** The places, among an evening's shown prices, of the cells that a page has, in the order of its document. */
export async function oddIndexesOf(page: Page, evening: Evening): Promise<readonly number[]> {
  const cells = await page.evaluate(cellsOfRows, priceCells);
  const first = new Map(evening.matches.map((matchId, at) => [matchId, at * pricesARow]));
  return cells.map(({ matchId, at }) => (first.get(matchId) ?? Number.NaN) + at);
}

/** What the cells of a page show, in the order of its document. */
export function shownIn(page: Page): Promise<readonly string[]> {
  return page.evaluate(figuresOf, priceCells);
}

/** Throws Error unless a page shows these prices; `places` says which cell has which. */
export async function mustShow(page: Page, indexes: readonly number[], texts: readonly string[]): Promise<void> {
  const shown = await shownIn(page);
  const wrong = indexes.findIndex((index, at) => texts[index] !== shown[at]);
  if (shown.length !== indexes.length || wrong >= 0)
    throw new Error(`cell ${wrong} of ${shown.length} shows ${shown[wrong]}, not ${texts[indexes[wrong] ?? -1]}`);
}

/** Seconds of scripting so far, as Chromium itself accounts for them. */
export async function scriptSeconds({ session }: OpenPage): Promise<number> {
  return metric(await session.send("Performance.getMetrics"), "ScriptDuration");
}

/** How often the page was laid out so far: once for each frame that changed something. */
export async function layouts({ session }: OpenPage): Promise<number> {
  return metric(await session.send("Performance.getMetrics"), "LayoutCount");
}

function metric(
  { metrics }: { readonly metrics: readonly { readonly name: string; readonly value: number }[] },
  name: string,
): number {
  const found = metrics.find((each) => each.name === name);
  if (!found) throw new Error(`this Chromium does not account for ${name}`);
  return found.value;
}

/** Runs in the page. */
function cellsOfRows(cells: string): { readonly matchId: number; readonly at: number }[] {
  const cellCounts = new Map<Element, number>();
  return Array.from(document.querySelectorAll(cells), (cell) => {
    const row = cell.closest("li");
    const link = row?.querySelector<HTMLAnchorElement>('a[href*="/livebets/match/"]');
    if (!row || !link) throw new Error("a price outside of a row");
    const at = cellCounts.get(row) ?? 0;
    cellCounts.set(row, at + 1);
    return { matchId: Number(/match\/(\d+)/u.exec(link.href)?.[1]), at };
  });
}

/** Runs in the page. */
function figuresOf(cells: string): string[] {
  return Array.from(document.querySelectorAll(cells), (cell) => {
    const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
    let figure = "";
    while (texts.nextNode()) {
      const { data } = texts.currentNode as Text;
      if (/^\d+(?:\.\d+)?$/u.test(data)) figure = data;
    }
    return figure;
  });
}
