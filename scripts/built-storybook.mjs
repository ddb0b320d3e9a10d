// The Storybook as it is published: built into a folder (stories/dist), served on loopback, opened in Chromium.
import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { createReadStream, existsSync, statSync } from "node:fs";
import { createServer } from "node:http";
import { delimiter, extname, join, normalize } from "node:path";
import { chromium } from "playwright";
import { chromiumFlags, chromiumPath } from "./chromium.mjs";

const published = "stories/dist";
const usualPort = 6116;
const types = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".mjs": "text/javascript",
  ".css": "text/css",
  ".json": "application/json",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
};

/** Builds it, unless `LIVERY_STORYBOOK_BUILT` says that the one in stories/dist is this moment's. */
export function buildStorybook() {
  if (!process.env["LIVERY_STORYBOOK_BUILT"]) buildStorybookOf(process.cwd(), published);
}

/** Builds the Storybook of a checkout into a folder, with the graph of its modules beside it (`preview-stats.json`). */
export function buildStorybookOf(checkout, folder) {
  const bin = join(checkout, "node_modules/.bin");
  const words = ["build", "-c", "stories/.storybook", "-o", folder, "--stats-json", folder, "--quiet"];
  const { status } = spawnSync(join(bin, "storybook"), words, {
    cwd: checkout,
    env: { ...process.env, PATH: `${bin}${delimiter}${process.env["PATH"]}` },
    stdio: ["ignore", "ignore", "inherit"],
  });
  if (status !== 0) throw new Error("Storybook could not be built: `pnpm storybook:build` says why.");
}

/** Serves a built one at a free port of loopback, and opens a Chromium for it. */
export async function openStorybook(folder = published) {
  const server = createServer((request, response) => {
    const path = normalize(decodeURIComponent(new URL(request.url ?? "/", "http://x").pathname));
    const file = join(folder, path === "/" ? "index.html" : path);
    if (!existsSync(file) || !statSync(file).isFile()) return response.writeHead(404).end();
    response.writeHead(200, { "content-type": types[extname(file)] ?? "application/octet-stream" });
    return createReadStream(file).pipe(response);
  });
  await listen(server);
  const browser = await openChromium();
  return {
    base: `http://127.0.0.1:${server.address().port}`,
    browser,
    close: async () => {
      await browser.close();
      server.closeAllConnections();
      server.close();
    },
  };
}

/** At the same port each time, if it is free: a page that shows its own address looks the same then. */
async function listen(server) {
  try {
    server.listen(usualPort, "127.0.0.1");
    await once(server, "listening");
  } catch (error) {
    if (error.code !== "EADDRINUSE") throw error;
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
  }
}

export function openChromium() {
  const executablePath = chromiumPath();
  return chromium.launch({ ...(executablePath && { executablePath }), args: chromiumFlags });
}

/** Every story of it, as its index lists them: id, title and name. */
export async function storiesOf(base) {
  const index = await (await fetch(`${base}/index.json`)).json();
  return Object.values(index.entries).filter(({ type }) => type === "story");
}

/** Opens a canvas on a story. It is left alone until it has ended: one that is taken away half done loads the document anew. */
export async function openCanvas(page, address) {
  await page.goto(address);
  await untilEnded(page);
}

/** Waits until the story that is drawn in a frame has ended. */
export async function untilEnded(frame, timeout = waiting.timeout) {
  await frame.waitForFunction(ended, undefined, { ...waiting, timeout });
}

/** Gives the page the window that a story asks for, before it is drawn. */
export async function windowOf(page, id) {
  const size = await page.evaluate(async (storyId) => {
    const { storyStoreValue } = globalThis.__STORYBOOK_PREVIEW__;
    const story = await storyStoreValue.loadStory({ storyId });
    return story.parameters.viewport?.options?.[story.storyGlobals.viewport?.value]?.styles ?? null;
  }, id);
  const [width, height] = size === null ? [1200, 900] : [Number.parseInt(size.width), Number.parseInt(size.height)];
  await page.setViewportSize({ width, height });
}

/** Draws a story in an open canvas, and waits until its steps are taken; returns what went wrong, or null. */
export async function storyEnds(page, id) {
  await page.evaluate(async (storyId) => {
    const preview = globalThis.__STORYBOOK_PREVIEW__;
    const channel = globalThis.__STORYBOOK_ADDONS_CHANNEL__;
    // One that is drawn again has ended before: only what it comes to after this counts.
    const begun = new Promise((resolve) => {
      channel.once("storyRenderPhaseChanged", resolve);
    });
    // An error is a phase that is over in a moment, and the story goes on to its end: it is held on to.
    globalThis.wrongStories ??= collectWrong();
    globalThis.wrongStories.delete(storyId);
    if (preview.currentRender?.id === storyId) channel.emit("forceRemount", { storyId });
    else channel.emit("setCurrentStory", { storyId, viewMode: "story" });
    await begun;

    function collectWrong() {
      const wrong = new Map();
      const hold = (story, message) => wrong.set(story, message || wrong.get(story) || "");
      channel.on("storyRenderPhaseChanged", (now) => now.newPhase === "errored" && hold(now.storyId, ""));
      channel.on("playFunctionThrewException", ({ message }) => hold(preview.currentRender.id, message));
      return wrong;
    }
  }, id);
  await page.waitForFunction(ended, id, waiting);
  const wrong = await page.evaluate((storyId) => globalThis.wrongStories.get(storyId) ?? null, id);
  const shown = async () => page.locator(".sb-errordisplay").innerText();
  return wrong === null ? null : (wrong || (await shown())).slice(0, 500);
}

/** The skins that can be chosen in an open canvas. */
export async function skinsOf(page) {
  return page.evaluate(() => {
    const { globalTypes } = globalThis.__STORYBOOK_PREVIEW__.storyStoreValue.projectAnnotations;
    return globalTypes.skin.toolbar.items.map(({ value }) => value);
  });
}

/**
 * Changes skin and mode of an open canvas as the toolbar does, and waits until all that they bring is there and stands still. The mode
 * `skin` is the one that its brand opens in.
 */
export async function wear(page, skin, mode) {
  await page.evaluate(worn, { skin, mode });
}

const waiting = { timeout: 60_000, polling: 30 };

/** In the page: how a story has ended, the one that is drawn where none is named; false as long as it has not. */
function ended(storyId) {
  const now = globalThis.__STORYBOOK_PREVIEW__?.currentRender;
  const isIt = now !== undefined && (storyId === undefined || now.id === storyId);
  return isIt && ["finished", "errored"].includes(now.phase) ? now.phase : false;
}

/** In the page: see `wear`. */
async function worn({ skin, mode }) {
  globalThis.__STORYBOOK_ADDONS_CHANNEL__.emit("updateGlobals", { globals: { skin, mode } });
  const { dataset } = document.documentElement;
  // A story of the site says whose words and pictures it has; none of the kit's, or of a Storybook before them, says anything.
  const isDressed = () =>
    dataset.theme === skin && (mode === "skin" || dataset.mode === mode) && (dataset.brand ?? skin) === skin;
  while (!isDressed()) await new Promise(requestAnimationFrame);
  await document.fonts.ready;
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  // A lazy picture out of sight is not asked for, and would be waited for without an end.
  const isSeen = (image) => image.checkVisibility() && image.getBoundingClientRect().top < innerHeight;
  const pictures = [...document.images].filter(
    (image) => !image.complete && (image.loading !== "lazy" || isSeen(image)),
  );
  await Promise.allSettled(pictures.map((picture) => picture.decode()));
  // A colour on its way to another is neither. What moves is sent to its end: some of it takes half a minute to get there.
  const moving = document.getAnimations().filter((each) => each.effect?.getTiming().iterations !== Infinity);
  for (const each of moving) each.finish();
  await Promise.allSettled(moving.map(({ finished }) => finished));
}
