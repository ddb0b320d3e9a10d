// Every story with axe in every skin, both directions, light and dark: `pnpm stories:axe [part of a story's id]`.
import { fileURLToPath } from "node:url";
import {
  buildStorybook,
  openCanvas,
  openStorybook,
  skinsOf,
  storiesOf,
  storyEnds,
  wear,
  windowOf,
} from "./built-storybook.mjs";

const axe = fileURLToPath(import.meta.resolve("axe-core/axe.min.js"));
const readings = ["dir:ltr;lang:en", "dir:rtl;lang:fa"];
const modes = ["light", "dark"];
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
    `axe: ${stories.length} stories, ${runs} runs (every skin × ${modes.length} modes × ${readings.length} directions), ${found} violations, ${seconds} s`,
  );
  if (found > 0 || stories.length === 0) process.exitCode = 1;
} finally {
  await close();
}

/** A document a title: a story after the other in it is four times as fast as a document each. */
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
  // The addon's own run is left out: it would be one more of the same.
  await openCanvas(page, `${base}/iframe.html?id=${ofTitle[0].id}&viewMode=story&globals=${reading};a11y.manual:!true`);
  await page.addScriptTag({ path: axe });
  for (const { id } of ofTitle) {
    const told = (line) => {
      found += 1;
      console.error(`${id} ${reading} ${line}`);
    };
    try {
      await windowOf(page, id);
      await wear(page, "harbour", "light");
      const problem = await storyEnds(page, id);
      if (problem !== null) told(problem);
      else await inEveryTheme(page, told);
    } catch (error) {
      told(error.message);
    }
  }
}

async function inEveryTheme(page, told) {
  for (const skin of await skinsOf(page))
    for (const mode of modes) {
      await wear(page, skin, mode);
      runs += 1;
      for (const violation of await page.evaluate(violations)) told(`${skin} ${mode}: ${violation}`);
    }
}

/** In the page: what axe finds, as the addon asks it. */
async function violations() {
  const result = await globalThis.axe.run(
    { include: ["body"], exclude: [".sb-wrapper", "#storybook-docs", "#storybook-highlights-root"] },
    { rules: { region: { enabled: false } }, resultTypes: ["violations"] },
  );
  return result.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)} ${failureSummary}`),
  );
}
