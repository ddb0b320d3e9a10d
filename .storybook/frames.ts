// Before a story is tried again: now and then Chromium draws nothing more of a page, and what waits for an animation's end waits in
// vain. The page is resized until it draws, and how long that took is said.
import { beforeEach } from "vitest";
import { page } from "vitest/browser";

const longest = 30_000;

beforeEach(async ({ task }) => {
  if ((task.result?.retryCount ?? 0) === 0) return;
  const { innerHeight, innerWidth } = window;
  const began = performance.now();
  let drawn = await draws();
  while (!drawn && performance.now() - began < longest) {
    await page.viewport(innerWidth, innerHeight + 1);
    await page.viewport(innerWidth, innerHeight);
    drawn = await draws();
  }
  const took = Math.round(performance.now() - began);
  console.log(`${task.name} is tried again: a frame ${drawn ? `came after ${took} ms` : "did not come"}`);
});

/** Whether a frame is drawn within a second. */
const draws = (): Promise<boolean> =>
  new Promise((resolve) => {
    const late = setTimeout(() => resolve(false), 1_000);
    requestAnimationFrame(() => {
      clearTimeout(late);
      resolve(true);
    });
  });
