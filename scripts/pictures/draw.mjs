// Draws stories of a built Storybook: one sheet a story and skin, both directions × three widths below each other.
import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, renameSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { openCanvas, openStorybook, skinsOf, storiesOf, storyEnds, wear, windowOf } from "../built-storybook.mjs";

const readings = ["dir:ltr;lang:en", "dir:rtl;lang:fa"];
const widths = [390, 820, 1280];
/** What is further down is cut off: a page of a thousand rows is not looked at. */
const tallest = 2400;
const height = 900;
const now = new Date("2026-06-15T12:00:00Z");
const gap = 8;

/** Names this way to draw: sheets of another one are other pictures of the same. */
export const wayToDraw = createHash("sha256")
  .update(readFileSync(new URL(import.meta.url)))
  .update(readFileSync(new URL("../built-storybook.mjs", import.meta.url)))
  .digest("hex")
  .slice(0, 8);

/** The stories and the skins of a built Storybook. */
export async function contentsOf(folder) {
  const { base, browser, close } = await openStorybook(folder);
  try {
    const stories = await storiesOf(base);
    const page = await browser.newPage();
    await openCanvas(page, `${base}/iframe.html?id=${stories[0].id}&viewMode=story`);
    return { stories, skins: await skinsOf(page) };
  } finally {
    await close();
  }
}

/** Draws `wanted` (pairs of story and skin) of a built Storybook; returns the file of each, or what went wrong with it. */
export async function drawSheets(folder, wanted, into) {
  const drawn = new Map();
  const { base, browser, close } = await openStorybook(folder);
  try {
    const stories = new Map((await storiesOf(base)).map((story) => [story.id, story]));
    const known = wanted.filter(({ id }) => stories.has(id));
    const titles = Object.values(Object.groupBy(known, ({ id }) => stories.get(id).title));
    // Two at once: one page waits while the other one works.
    await Promise.all([work(), work()]);
    async function work() {
      for (let next = titles.shift(); next !== undefined; next = titles.shift())
        for (const [file, problem] of await drawTitle({ base, browser, into }, next)) drawn.set(file, problem);
    }
  } finally {
    await close();
  }
  return drawn;
}

/** Where the sheet of a story in a skin lies. */
export const sheetOf = (folder, { id, skin }) => join(folder, skin, `${id}.png`);

async function drawTitle({ base, browser, into }, wanted) {
  const shots = new Map(wanted.map((each) => [sheetOf(into, each), []]));
  const problems = new Map();
  const byStory = Object.entries(Object.groupBy(wanted, ({ id }) => id));
  for (const reading of readings) {
    const context = await browser.newContext({ reducedMotion: "reduce" });
    const page = await context.newPage();
    await page.clock.setFixedTime(now);
    const camera = await context.newCDPSession(page);
    await openCanvas(
      page,
      `${base}/iframe.html?id=${byStory[0][0]}&viewMode=story&globals=${reading};a11y.manual:!true`,
    );
    for (const [id, skins] of byStory) {
      await windowOf(page, id);
      await wear(page, skins[0].skin, "light");
      const problem = await storyEnds(page, id);
      if (problem === null) await shoot(page, camera, skins, (each, shot) => shots.get(sheetOf(into, each)).push(shot));
      else for (const each of skins) problems.set(sheetOf(into, each), problem);
    }
    await context.close();
  }
  for (const [file, list] of shots) if (!problems.has(file)) await stack(list, file);
  return [...shots.keys()].map((file) => [file, problems.get(file) ?? null]);
}

/** A picture of each skin at each width. Chromium packs them quickly rather than small: packing took a third of the time. */
async function shoot(page, camera, skins, take) {
  await page.addStyleTag({ content: "* { caret-color: transparent !important; }" });
  for (const width of widths) {
    await page.setViewportSize({ width, height });
    for (const each of skins) {
      await wear(page, each.skin, "light");
      const tall = Math.min(tallest, await page.evaluate(stillHeight));
      const { data } = await camera.send("Page.captureScreenshot", {
        format: "png",
        optimizeForSpeed: true,
        captureBeyondViewport: tall > height,
        clip: { x: 0, y: 0, width, height: tall, scale: 1 },
      });
      take(each, Buffer.from(data, "base64"));
    }
  }
}

/** In the page: how tall it is. It stands at its top, and what moves for ever where it began. */
function stillHeight() {
  window.scrollTo(0, 0);
  for (const moving of document.getAnimations())
    if (moving.effect?.getTiming().iterations === Infinity) moving.cancel();
  return document.documentElement.scrollHeight;
}

async function stack(shots, file) {
  const sizes = await Promise.all(shots.map(async (shot) => (await sharp(shot).metadata()).height));
  const tops = sizes.map((_, at) => sizes.slice(0, at).reduce((sum, height) => sum + height + gap, 0));
  mkdirSync(join(file, ".."), { recursive: true });
  // Whoever is stopped meanwhile leaves no half of one.
  const unfinished = `${file}.part`;
  await sharp({
    create: {
      width: Math.max(...widths),
      height: tops.at(-1) + sizes.at(-1),
      channels: 3,
      background: "#777",
    },
  })
    .composite(shots.map((input, at) => ({ input, left: 0, top: tops[at] })))
    .png({ compressionLevel: 1 })
    .toFile(unfinished);
  renameSync(unfinished, file);
}
