import { setTimeout as sleep } from "node:timers/promises";
import type { BrowserContext, Page } from "playwright";
import { ensureChromium } from "../machine/ensure-chromium.ts";
import { buildStorybook } from "./build.ts";
import { openCanvas, runStory, setTheme, sizeWindowFor } from "./canvas.ts";
import { openStorybook, storiesOf, type StoryEntry } from "./serve.ts";

/** Milliseconds between two lines of progress. */
const progressMs = 30_000;
/** A story takes seconds in all its skins; on a machine with much else to do more. */
const longestMs = 180_000;
const timedOut = Symbol("late");

/** A story as a check gets it. */
export interface VisitedStory {
  readonly id: string;
  /** Its number among the stories of its title, from 0. */
  readonly nth: number;
  readonly reading: string;
}

export interface StoryCheck {
  readonly name: string;
  /** Stories are taken whose id contains one of these. */
  readonly parts: readonly string[];
  /** Values of Storybook's globals for direction and language; each story is visited once in each. */
  readonly readings: readonly string[];
  /** A script of each document. */
  readonly script: { readonly path: string } | { readonly content: string; readonly type: "module" };
  /** Checks a story that is drawn; reports each problem, and returns how often it has checked. */
  readonly check: (page: Page, report: (problem: string) => void, story: VisitedStory) => Promise<number>;
}

interface Visit {
  readonly problems: readonly string[];
  readonly checks: number;
}

/** Visits every story of the built Storybook and ends with a line of counts; a problem makes the process's exit code 1. */
export async function crawlStories({ name, parts, readings, script, check }: StoryCheck): Promise<void> {
  ensureChromium();
  const startedAt = performance.now();
  await buildStorybook();
  const { base, browser, close } = await openStorybook();
  let problemCount = 0;
  let checkCount = 0;
  const seconds = () => Math.round((performance.now() - startedAt) / 1000);

  /** A document for each title and reading: one story after another in it is four times as fast as a document each. */
  async function work(queue: Title[]): Promise<void> {
    const context = await browser.newContext({ reducedMotion: "reduce" });
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) await visitTitle(context, next);
    await context.close();
  }

  async function visitTitle(context: BrowserContext, { stories, reading }: Title): Promise<void> {
    const [first] = stories;
    if (first === undefined) return;
    let page = await open(context, first.id, reading);
    for (const [nth, { id }] of stories.entries()) {
      let result = await inTime(visit(page, { id, nth, reading }));
      if (result === timedOut) {
        // Chromium sometimes draws no further frame of a page: the story is visited again in a new one.
        await page.close();
        page = await open(context, id, reading);
        result = await inTime(visit(page, { id, nth, reading }));
      }
      const { problems, checks } =
        result === timedOut ? { problems: ["was not drawn in time, twice"], checks: 0 } : result;
      for (const problem of problems) console.error(`${id} ${reading} ${problem}`);
      problemCount += problems.length;
      checkCount += checks;
    }
    await page.close();
  }

  async function open(context: BrowserContext, id: string, reading: string): Promise<Page> {
    const page = await context.newPage();
    // The addon's own run of axe is left out: it would be one more of the same.
    await openCanvas(page, `${base}/iframe.html?id=${id}&viewMode=story&globals=${reading};a11y.manual:!true`);
    await page.addScriptTag(script);
    return page;
  }

  async function visit(page: Page, story: VisitedStory): Promise<Visit> {
    const problems: string[] = [];
    try {
      await sizeWindowFor(page, story.id);
      await setTheme(page, "harbour", "light");
      const error = await runStory(page, story.id);
      if (error === null) return { problems, checks: await check(page, (line) => problems.push(line), story) };
      problems.push(error);
    } catch (error) {
      problems.push(error instanceof Error ? error.message : String(error));
    }
    return { problems, checks: 0 };
  }

  try {
    const selected = storiesOf().filter(({ id }) => parts.some((part) => id.includes(part)));
    const titles = Object.values(Object.groupBy(selected, ({ title }) => title));
    const queue = titles.flatMap((stories = []) => readings.map((reading) => ({ stories, reading })));
    const documents = queue.length;
    const progress = setInterval(() => {
      const begun = documents - queue.length;
      console.error(
        `${name}: document ${begun} of ${documents}, ${checkCount} checks, ${problemCount} problems, ${seconds()} s`,
      );
    }, progressMs);
    // Two at once: one page waits while the other one works.
    await Promise.all([work(queue), work(queue)]).finally(() => clearInterval(progress));
    console.log(
      `${name}: ${selected.length} stories in ${readings.length} readings, ${checkCount} checks, ${problemCount} problems, ${seconds()} s`,
    );
    if (problemCount > 0 || selected.length === 0) process.exitCode = 1;
  } finally {
    await close();
  }
}

interface Title {
  readonly stories: readonly StoryEntry[];
  readonly reading: string;
}

const inTime = (visit: Promise<Visit>): Promise<Visit | typeof timedOut> =>
  Promise.race([visit, sleep(longestMs, timedOut, { ref: false })]);
