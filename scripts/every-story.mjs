// Goes through every story of the published Storybook in several readings: what stories:axe and stories:usable have in common.
import { setTimeout as sleep } from "node:timers/promises";
import { buildStorybook, openCanvas, openStorybook, storiesOf, storyEnds, wear, windowOf } from "./built-storybook.mjs";

/** How often a walk says how far it is. */
const everyMs = 30_000;
/** A story takes seconds in all its skins; on a machine with much else to do more. */
const mostMs = 180_000;
const late = Symbol("late");

/**
 * Draws each story whose id has one of these parts, and looks at it; tells what is found, and ends with a line of it all and the process's
 * exit code. A reading is what the toolbar says of direction and language. `script` is put into each document;
 * `look(page, tell, { id, nth, reading })` answers with how many times it has looked, at the story that is the nth of its title.
 */
export async function lookAtEveryStory({ name, parts, readings, script, look }) {
  const startedAt = performance.now();
  buildStorybook();
  const { base, browser, close } = await openStorybook();
  let found = 0;
  let looks = 0;
  const seconds = () => Math.round((performance.now() - startedAt) / 1000);

  /** A document a title and reading: a story after the other in it is four times as fast as a document each. */
  async function work(waiting) {
    const context = await browser.newContext({ reducedMotion: "reduce" });
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await lookThrough(context, next);
    await context.close();
  }

  async function lookThrough(context, { stories, reading }) {
    let page = await open(context, stories[0].id, reading);
    for (const [nth, { id }] of stories.entries()) {
      let seen = await inTime(lookAt(page, { id, nth, reading }));
      if (seen === late) {
        // Now and then Chromium draws nothing more of a page, and whoever waits for the next frame waits for ever.
        await page.close();
        page = await open(context, id, reading);
        seen = await inTime(lookAt(page, { id, nth, reading }));
      }
      const { problems, taken } = seen === late ? { problems: ["was not drawn in time, twice"], taken: 0 } : seen;
      for (const problem of problems) console.error(`${id} ${reading} ${problem}`);
      found += problems.length;
      looks += taken;
    }
    await page.close();
  }

  async function open(context, id, reading) {
    const page = await context.newPage();
    // The addon's own run of axe is left out: it would be one more of the same.
    await openCanvas(page, `${base}/iframe.html?id=${id}&viewMode=story&globals=${reading};a11y.manual:!true`);
    await page.addScriptTag(script);
    return page;
  }

  async function lookAt(page, story) {
    const { id } = story;
    const problems = [];
    try {
      await windowOf(page, id);
      await wear(page, "harbour", "light");
      const problem = await storyEnds(page, id);
      if (problem === null) return { problems, taken: await look(page, (line) => problems.push(line), story) };
      problems.push(problem);
    } catch (error) {
      problems.push(error.message);
    }
    return { problems, taken: 0 };
  }

  try {
    const wanted = (await storiesOf(base)).filter(({ id }) => parts.some((part) => id.includes(part)));
    const titles = Object.values(Object.groupBy(wanted, ({ title }) => title));
    const waiting = titles.flatMap((stories) => readings.map((reading) => ({ stories, reading })));
    const documents = waiting.length;
    const progress = setInterval(() => {
      const begun = documents - waiting.length;
      console.error(`${name}: document ${begun} of ${documents}, ${looks} looks, ${found} problems, ${seconds()} s`);
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

const inTime = (looking) => Promise.race([looking, sleep(mostMs, late, { ref: false })]);
