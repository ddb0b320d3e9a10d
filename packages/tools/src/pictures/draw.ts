import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, renameSync } from "node:fs";
import { dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { Browser, CDPSession, Page } from "playwright";
import sharp from "sharp";
import { openCanvas, runStory, setTheme, sizeWindowFor, skinsOf } from "../storybook/canvas.ts";
import { serveStorybook, storiesOf, type StoryEntry } from "../storybook/serve.ts";

const readings = ["dir:ltr;lang:en", "dir:rtl;lang:fa"];
const widths = [390, 820, 1280];
/** Pictures of a sheet. */
export const picturesOfSheet: number = readings.length * widths.length;
/** What is further down is cut off: a page of a thousand rows would be drawn whole. */
const tallest = 2400;
const height = 900;
const now = new Date("2026-06-15T12:00:00Z");
const gap = 8;
/** A story that takes longer has stopped drawing. */
const longestMs = 180_000;

/** Names this way to draw: sheets that another one drew are other pictures of the same. */
export const drawnBy: string = ["./draw.ts", "../storybook/canvas.ts"]
  .reduce((hash, file) => hash.update(readFileSync(new URL(file, import.meta.url))), createHash("sha256"))
  .digest("hex")
  .slice(0, 8);

/** A story in a skin: one sheet, both directions × three widths below each other. */
export interface Sheet {
  readonly id: string;
  readonly skin: string;
}

/** What could not be drawn, and why. */
export interface BrokenSheet extends Sheet {
  readonly note: string;
}

/** Where a sheet lies. */
export const sheetFile = (folder: string, { id, skin }: Sheet): string => join(folder, skin, `${id}.png`);

/** The stories and the skins of a built Storybook. */
export async function contentsOf(
  browser: Browser,
  folder: string,
): Promise<{ readonly stories: readonly StoryEntry[]; readonly skins: readonly string[] }> {
  const { base, close } = await serveStorybook(folder);
  try {
    const stories = storiesOf(folder);
    const [first] = stories;
    if (first === undefined) return { stories, skins: [] };
    const page = await browser.newPage();
    await openCanvas(page, `${base}/iframe.html?id=${first.id}&viewMode=story`);
    const skins = await skinsOf(page);
    await page.close();
    return { stories, skins };
  } finally {
    await close();
  }
}

/** Draws sheets of a built Storybook's stories into a folder; returns those that could not be drawn. */
export async function drawSheets(
  browser: Browser,
  folder: string,
  requested: readonly Sheet[],
  into: string,
): Promise<readonly BrokenSheet[]> {
  if (requested.length === 0) return [];
  const { base, close } = await serveStorybook(folder);
  try {
    const titleOf = new Map(storiesOf(folder).map(({ id, title }) => [id, title]));
    const known = requested.filter(({ id }) => titleOf.has(id));
    const titles = Object.values(Object.groupBy(known, ({ id }) => titleOf.get(id) ?? ""));
    const broken: BrokenSheet[] = [];
    // Two at once: one page waits while the other one works.
    await Promise.all([work(), work()]);
    return broken;

    async function work(): Promise<void> {
      for (let next = titles.shift(); next !== undefined; next = titles.shift())
        broken.push(...(await drawTitle({ base, browser, into }, next)));
    }
  } finally {
    await close();
  }
}

interface Canvas {
  readonly page: Page;
  readonly camera: CDPSession;
  readonly close: () => Promise<void>;
}

interface Studio {
  readonly base: string;
  readonly browser: Browser;
  readonly into: string;
}

async function drawTitle(studio: Studio, requested: readonly Sheet[]): Promise<readonly BrokenSheet[]> {
  const shots = new Map<string, Buffer[]>(requested.map((sheet) => [sheetFile(studio.into, sheet), []]));
  const notes = new Map<string, string>();
  const stories = Object.entries(Object.groupBy(requested, ({ id }) => id));
  for (const reading of readings) {
    let canvas: Canvas | null = null;
    for (const [id, sheets = []] of stories) {
      if (notes.has(id)) continue;
      const attempt = async (): Promise<string | null> => {
        canvas ??= await open(studio, id, reading);
        const { page, camera } = canvas;
        const drawn = new Map<string, Buffer[]>();
        const error = await draw(page, camera, id, sheets, (sheet, shot) => {
          const file = sheetFile(studio.into, sheet);
          drawn.set(file, [...(drawn.get(file) ?? []), shot]);
        });
        for (const [file, list] of drawn) shots.get(file)?.push(...list);
        return error;
      };
      const retry = async (): Promise<string | null> => {
        // Chromium sometimes draws no further frame of a page, or the page crashes: one more attempt has a new one.
        await canvas?.close().catch(() => {});
        canvas = null;
        return attempt();
      };
      const note = await inTime(attempt)
        .catch(() => inTime(retry))
        .catch((error: unknown) => (error instanceof Error ? error.message : String(error)));
      if (note !== null) notes.set(id, note.slice(0, 500));
    }
    await (canvas as Canvas | null)?.close().catch(() => {});
  }
  for (const sheet of requested)
    if (!notes.has(sheet.id)) {
      const file = sheetFile(studio.into, sheet);
      await stack(shots.get(file) ?? [], file);
    }
  return requested.flatMap((sheet) => {
    const note = notes.get(sheet.id);
    return note === undefined ? [] : [{ ...sheet, note }];
  });
}

async function inTime<T>(work: () => Promise<T>): Promise<T> {
  const timeout = sleep(longestMs, undefined, { ref: false }).then(() => {
    throw new Error(`It was not drawn within ${longestMs / 1000} s.`);
  });
  return Promise.race([work(), timeout]);
}

async function open({ base, browser }: Studio, id: string, reading: string): Promise<Canvas> {
  const context = await browser.newContext({ reducedMotion: "reduce" });
  const page = await context.newPage();
  await page.clock.setFixedTime(now);
  const camera = await context.newCDPSession(page);
  await openCanvas(page, `${base}/iframe.html?id=${id}&viewMode=story&globals=${reading};a11y.manual:!true`);
  return { page, camera, close: () => context.close() };
}

/** A picture of each skin at each width; returns the story's error, or null. */
async function draw(
  page: Page,
  camera: CDPSession,
  id: string,
  sheets: readonly Sheet[],
  save: (sheet: Sheet, shot: Buffer) => void,
): Promise<string | null> {
  await sizeWindowFor(page, id);
  await setTheme(page, sheets[0]?.skin ?? "harbour", "light");
  const error = await runStory(page, id);
  if (error !== null) return error;
  await page.addStyleTag({ content: "* { caret-color: transparent !important; }" });
  for (const width of widths) {
    await page.setViewportSize({ width, height });
    for (const sheet of sheets) {
      await setTheme(page, sheet.skin, "light");
      const tall = Math.min(tallest, await page.evaluate(stillHeight));
      const { data } = await camera.send("Page.captureScreenshot", {
        format: "png",
        // Packed quickly rather than small: packing took a third of the time.
        optimizeForSpeed: true,
        captureBeyondViewport: tall > height,
        clip: { x: 0, y: 0, width, height: tall, scale: 1 },
      });
      save(sheet, Buffer.from(data, "base64"));
    }
  }
  return null;
}

/** In the page: how tall it is. It is scrolled to its top, and endless animations stand where they begin. */
function stillHeight(): number {
  window.scrollTo(0, 0);
  for (const moving of document.getAnimations())
    if (moving.effect?.getTiming().iterations === Infinity) moving.cancel();
  return document.documentElement.scrollHeight;
}

async function stack(shots: readonly Buffer[], file: string): Promise<void> {
  const sizes = await Promise.all(shots.map(async (shot) => (await sharp(shot).metadata()).height));
  const tops = sizes.map((_, at) => sizes.slice(0, at).reduce((sum, size) => sum + size + gap, 0));
  mkdirSync(dirname(file), { recursive: true });
  // A run that is interrupted leaves no half of a sheet.
  const unfinished = `${file}.part`;
  await sharp({
    create: {
      width: Math.max(...widths),
      height: (tops.at(-1) ?? 0) + (sizes.at(-1) ?? 1),
      channels: 3,
      background: "#777",
    },
  })
    .composite(shots.map((input, at) => ({ input, left: 0, top: tops[at] ?? 0 })))
    .png({ compressionLevel: 1 })
    .toFile(unfinished);
  renameSync(unfinished, file);
}
