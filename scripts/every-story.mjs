// Goes through every story of the published Storybook in several readings: what stories:axe and stories:usable have in common.
import { buildStorybook, openCanvas, openStorybook, storiesOf, storyEnds, wear, windowOf } from "./built-storybook.mjs";

/** How often a walk says how far it is. */
const everyMs = 30_000;

/**
 * Draws each story whose id has a part, and looks at it; tells what is found, and ends with a line of it all and the process's
 * exit code. A reading is what the toolbar says of direction and language. `script` is put into each document; `look(page, tell)`
 * answers with how many times it has looked.
 */
export async function lookAtEveryStory({ name, part = "", readings, script, look }) {
  const startedAt = performance.now();
  buildStorybook();
  const { base, browser, close } = await openStorybook();
  let found = 0;
  let looks = 0;
  const seconds = () => Math.round((performance.now() - startedAt) / 1000);

  /** A document a title and reading: a story after the other in it is four times as fast as a document each. */
  async function work(waiting) {
    const context = await browser.newContext({ reducedMotion: "reduce" });
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const page = await context.newPage();
      await lookThrough(page, next);
      await page.close();
    }
    await context.close();
  }

  async function lookThrough(page, { stories, reading }) {
    // The addon's own run of axe is left out: it would be one more of the same.
    await openCanvas(
      page,
      `${base}/iframe.html?id=${stories[0].id}&viewMode=story&globals=${reading};a11y.manual:!true`,
    );
    await page.addScriptTag(script);
    for (const { id } of stories) {
      const tell = (line) => {
        found += 1;
        console.error(`${id} ${reading} ${line}`);
      };
      try {
        await windowOf(page, id);
        await wear(page, "harbour", "light");
        const problem = await storyEnds(page, id);
        if (problem !== null) tell(problem);
        // Not in one expression: the other page's looks would be forgotten.
        const taken = problem === null ? await look(page, tell) : 0;
        looks += taken;
      } catch (error) {
        tell(error.message);
      }
    }
  }

  try {
    const wanted = (await storiesOf(base)).filter(({ id }) => id.includes(part));
    const titles = Object.values(Object.groupBy(wanted, ({ title }) => title));
    const waiting = titles.flatMap((stories) => readings.map((reading) => ({ stories, reading })));
    const documents = waiting.length;
    const progress = setInterval(() => {
      const taken = documents - waiting.length;
      console.error(`${name}: document ${taken} of ${documents}, ${looks} looks, ${found} problems, ${seconds()} s`);
    }, everyMs);
    // Two at once: one page waits while the other one works.
    await Promise.all([work(waiting), work(waiting)]).finally(() => clearInterval(progress));
    console.log(
      `${name}: ${wanted.length} stories in ${readings.length} readings, ${looks} looks, ${found} problems, ${seconds()} s`,
    );
    if (found > 0 || wanted.length === 0) process.exitCode = 1;
  } finally {
    await close();
  }
}
