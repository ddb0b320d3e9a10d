import type { Page } from "playwright";

declare global {
  /** Fulfilled with the moment, in milliseconds since 1970, at which a frame that has the text of a cell was painted. */
  var paintedAt: (at: number, text: string) => Promise<number>;
}

/** Runs in the page: looks, after each frame, what a cell shows. */
export function watchFrames(cells: string): void {
  const all = [...document.querySelectorAll(cells)];
  globalThis.paintedAt = (at, text) =>
    new Promise((resolve) => {
      const cell = all[at];
      const { port1, port2 } = new MessageChannel();
      // A message that is posted before a frame is painted is heard when it has been.
      port1.onmessage = () => {
        if (cell?.textContent?.includes(text)) resolve(performance.timeOrigin + performance.now());
        else requestAnimationFrame(check);
      };
      const check = (): void => port2.postMessage(null);
      requestAnimationFrame(check);
    });
}

/** This process's clock, milliseconds since 1970 and parts of them. */
export const clock = (): number => performance.timeOrigin + performance.now();

/** By how many milliseconds a page's clock is ahead of this process's: of many questions, the one that was answered soonest tells. */
export async function clockAhead(page: Page): Promise<number> {
  let best = { took: Infinity, ahead: 0 };
  for (let count = 0; count < 50; count += 1) {
    const sentAt = clock();
    const there = await page.evaluate(() => performance.timeOrigin + performance.now());
    const answered = clock();
    if (answered - sentAt < best.took) best = { took: answered - sentAt, ahead: there - (sentAt + answered) / 2 };
  }
  return best.ahead;
}
