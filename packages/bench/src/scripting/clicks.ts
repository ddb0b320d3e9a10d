import type { Browser, Page } from "playwright";
import type { Evening } from "../live-list/evening.ts";
import { desktop, oddIndexesOf, priceCells, rowsInWindow } from "../live-list/list-page.ts";
import type { ServedList } from "../live-list/served-list.ts";
import type { Run } from "../run.ts";
import { floorSide, type ShowingSide, siteSide } from "./sides.ts";

interface Work {
  readonly run: Run;
  readonly evening: Evening;
  readonly served: ServedList;
}

const frameMs = 1_000 / 60;
/** Chromium tells of no interaction that was shorter. */
const leastMs = 16;
const clicksARound = 40;

declare global {
  var interactions: Map<number, number>;
}

/** From a click until it is seen, while 5,000 prices a second change: in the site it goes into the slip, in the floor it is marked. */
export async function clickLines(
  { run, evening, served }: Work,
  browser: Browser,
  whole: Page,
): Promise<readonly string[]> {
  const floor = await floorSide(browser, served, evening, whole, { viewport: desktop });
  const site = await siteSide(browser, served, evening, { viewport: desktop }, rowsInWindow);
  // What is pressed goes into the slip, which asks for its match.
  const indexes = await oddIndexesOf(site.open.page, evening);
  served.openMatches(new Set(evening.at(indexes).map(({ matchId }) => matchId)));
  const sides = [site, floor];
  for (const { open } of sides) await open.page.evaluate(watchInteractions);
  const clicks = run.quick ? 10 : clicksARound;
  for (let count = 0; count < run.rounds; count += 1) {
    const ticks = evening.ticks(clicks + 5, 500);
    for (const side of sides) await side.prepare(ticks);
    for (const side of count % 2 === 0 ? sides : sides.toReversed())
      await Promise.all([side.run(100), press(side, clicks)]);
    for (const side of sides) await side.check();
  }
  const [ofSite, ofFloor] = await Promise.all(sides.map((side) => p98(side, clicks * run.rounds)));
  for (const { open } of sides) await open.page.context().close();
  const over = (ofSite ?? 0) - (ofFloor ?? 0);
  return [
    `  clicks meanwhile, 98 of 100 are seen within (Event Timing, in steps of 8 ms)`,
    `    site ${ofSite} ms, text nodes ${ofFloor} ms: ${over.toFixed(0)} ms more, of ${clicks * run.rounds}  (aim: at most a frame, ${frameMs.toFixed(1)} ms)`,
  ];
}

/** Presses prices of the window, each twice, ten a second. Throws Error where a press did not turn its price: it would count as a fast one. */
async function press({ open: { page } }: ShowingSide, clicks: number): Promise<void> {
  const points = await page.evaluate(
    ({ cells, height }) =>
      Array.from(document.querySelectorAll(cells), (cell) => cell.getBoundingClientRect())
        .filter(({ top, bottom }) => top > 200 && bottom < height)
        .map(({ left, top, width, height: high }) => ({ x: left + width / 2, y: top + high / 2 })),
    { cells: priceCells, height: desktop.height },
  );
  for (let count = 0; count < clicks; count += 1) {
    const point = points[(Math.floor(count / 2) * 7) % points.length];
    if (point === undefined) throw new Error("there is no price to press");
    const pressed = String(count % 2 === 0);
    const until = performance.now() + 100;
    await page.mouse.click(point.x, point.y);
    await page.waitForTimeout(Math.max(0, until - performance.now()));
    await page.waitForFunction(
      ({ pressed, x, y }) =>
        document.elementFromPoint(x, y)?.closest("button")?.getAttribute("aria-pressed") === pressed,
      { ...point, pressed },
      { timeout: 5_000 },
    );
  }
}

async function p98({ open: { page } }: ShowingSide, clicks: number): Promise<number> {
  await page.waitForTimeout(200);
  const reported = await page.evaluate(() => [...globalThis.interactions.values()]);
  const unreported = Array.from({ length: Math.max(0, clicks - reported.length) }, () => leastMs);
  const all = [...reported, ...unreported].toSorted((one, other) => one - other);
  return all[Math.ceil(all.length * 0.98) - 1] ?? Number.NaN;
}

/** Runs in the page. */
function watchInteractions(): void {
  globalThis.interactions = new Map();
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[]) {
      if (!entry.interactionId) continue;
      const known = globalThis.interactions.get(entry.interactionId) ?? 0;
      globalThis.interactions.set(entry.interactionId, Math.max(known, entry.duration));
    }
  }).observe({ type: "event", durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}
