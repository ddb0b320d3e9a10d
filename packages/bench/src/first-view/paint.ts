import type { Browser } from "playwright";

/** Milliseconds after the navigation began. */
export interface Painted {
  readonly lcp: number;
  /** When React had taken the page over; null in a page without scripts. */
  readonly hydrated: number | null;
  /** How far things have moved that were painted (CLS): the worst of its windows. */
  readonly shift: number;
  /** What was painted largest, to see that both sides show the same. */
  readonly element: string;
}

/** Slow 4G, as Lighthouse calls it. */
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
const slowDown = 4;

interface Watched {
  readonly lcp: () => { readonly at: number; readonly element: string };
  readonly hydrated: () => number | null;
  readonly shift: () => number;
}

/** Opens a page for the first time, on a phone that is far from its mast. */
export async function paint(browser: Browser, url: string, scripted: boolean): Promise<Painted> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1 });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send("Network.enable");
    await session.send("Network.emulateNetworkConditions", network);
    await session.send("Emulation.setCPUThrottlingRate", { rate: slowDown });
    await page.addInitScript(watch);
    await page.goto(url, { waitUntil: "load", timeout: 60_000 });
    if (scripted)
      await page.waitForFunction(
        () => (globalThis as unknown as { watched: Watched }).watched.hydrated() !== null,
        null,
        { timeout: 60_000 },
      );
    // What still comes after the takeover would be a later, larger paint.
    await page.waitForTimeout(1_500);
    return await page.evaluate(() => {
      const { lcp, hydrated, shift } = (globalThis as unknown as { watched: Watched }).watched;
      const { at, element } = lcp();
      return { lcp: at, element, hydrated: hydrated(), shift: shift() };
    });
  } finally {
    await context.close();
  }
}

interface Shift {
  readonly startTime: number;
  readonly value: number;
  readonly hadRecentInput: boolean;
}

/** Runs in the page before its own code. */
function watch(): void {
  let largest = { at: 0, element: "" };
  let hydrated: number | null = null;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as unknown as readonly { startTime: number; element: Element | null }[])
      largest = {
        at: entry.startTime,
        element: `${entry.element?.localName ?? "?"} ${entry.element?.textContent?.slice(0, 40) ?? ""}`,
      };
  }).observe({ type: "largest-contentful-paint", buffered: true });
  // Windows of at most five seconds, in which no second passes without a shift.
  let worst = 0;
  let window = { began: 0, last: -Infinity, sum: 0 };
  new PerformanceObserver((list) => {
    for (const { hadRecentInput, startTime, value } of list.getEntries() as unknown as readonly Shift[]) {
      if (hadRecentInput) continue;
      const goesOn = startTime - window.last < 1_000 && startTime - window.began < 5_000;
      window = goesOn
        ? { ...window, last: startTime, sum: window.sum + value }
        : { began: startTime, last: startTime, sum: value };
      worst = Math.max(worst, window.sum);
    }
  }).observe({ type: "layout-shift", buffered: true });
  // A picture's preload stands before the page, and is nobody's.
  const check = (): void => {
    const first = document.querySelector("#root > :not(link)");
    if (first !== null && Object.keys(first).some((key) => key.startsWith("__reactFiber$")))
      hydrated = performance.now();
    else requestAnimationFrame(check);
  };
  requestAnimationFrame(check);
  Object.assign(globalThis, { watched: { lcp: () => largest, hydrated: () => hydrated, shift: () => worst } });
}
