// Every story under the worst skins, that somebody could use it: nothing runs out of the page, no text is cut or stands outside
// its box, every control is reached, uncovered and large enough. `pnpm stories:usable [part of a story's id]`.
import { fileURLToPath } from "node:url";
import { buildStorybook, openCanvas, openStorybook, storiesOf, storyEnds, windowOf } from "./built-storybook.mjs";

const problems = fileURLToPath(new URL("usable/problems.mjs", import.meta.url));
const readings = ["dir:ltr;lang:en", "dir:rtl;lang:fa"];
const skins = ["gauntlet", "gauntlet-tiny", "wireframe"];
const widths = [360, 768, 1280];
/** Whatever a story's window is: a phone's stays one. */
const widest = 1200;
const wanted = process.argv[2] ?? "";
const startedAt = performance.now();

buildStorybook();
const { base, browser, close } = await openStorybook();
let found = 0;
let runs = 0;
try {
  const stories = (await storiesOf(base)).filter(({ id }) => id.includes(wanted));
  const titles = Object.values(Object.groupBy(stories, ({ title }) => title));
  const waiting = titles.flatMap((ofTitle) => readings.map((reading) => ({ ofTitle, reading })));
  // Two at once: one page waits while the other one works.
  await Promise.all([work(waiting), work(waiting)]);
  const seconds = Math.round((performance.now() - startedAt) / 1000);
  console.log(
    `usable: ${stories.length} stories, ${runs} runs (${skins.join(", ")}; ${widths.join(", ")} px; both directions), ${found} problems, ${seconds} s`,
  );
  if (found > 0 || stories.length === 0) process.exitCode = 1;
} finally {
  await close();
}

/** A document a title and reading, a story after the other in it. */
async function work(waiting) {
  const context = await browser.newContext({ reducedMotion: "reduce" });
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    const page = await context.newPage();
    await lookAt(page, next);
    await page.close();
  }
  await context.close();
}

async function lookAt(page, { ofTitle, reading }) {
  await openCanvas(page, `${base}/iframe.html?id=${ofTitle[0].id}&viewMode=story&globals=${reading};a11y.manual:!true`);
  await page.addScriptTag({ path: problems, type: "module" });
  for (const { id } of ofTitle) {
    const tell = (line) => {
      found += 1;
      console.error(`${id} ${reading} ${line}`);
    };
    try {
      await windowOf(page, id);
      const { width: own, height } = page.viewportSize();
      await page.evaluate(theme, "harbour");
      const problem = await storyEnds(page, id);
      if (problem !== null) tell(problem);
      else await inEverySkin(page, own < widest ? [own] : widths, height, tell);
    } catch (error) {
      tell(error.message);
    }
  }
}

async function inEverySkin(page, sizes, height, tell) {
  for (const skin of skins)
    for (const width of sizes) {
      await page.setViewportSize({ width, height });
      await page.evaluate(theme, skin);
      runs += 1;
      for (const line of await page.evaluate(() => globalThis.usableProblems())) tell(`${skin} ${width} px: ${line}`);
    }
}

/** In the page: changes the skin as the toolbar does, and waits until it is drawn. */
async function theme(skin) {
  globalThis.__STORYBOOK_ADDONS_CHANNEL__.emit("updateGlobals", { globals: { skin, mode: "light" } });
  const { dataset } = document.documentElement;
  while (dataset.theme !== skin || dataset.mode !== "light") await new Promise(requestAnimationFrame);
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}
