import type { Frame, Page } from "playwright";

const waiting = { timeout: 60_000, polling: 30 };

/** What Storybook's preview puts into a document, as far as it is used here. */
interface PreviewGlobals {
  readonly __STORYBOOK_PREVIEW__?: {
    readonly currentRender?: { readonly id: string; readonly phase: string };
    readonly storyStoreValue: {
      readonly loadStory: (of: { readonly storyId: string }) => Promise<Story>;
      readonly projectAnnotations: {
        readonly globalTypes: {
          readonly skin: { readonly toolbar: { readonly items: readonly { readonly value: string }[] } };
        };
      };
    };
  };
  readonly __STORYBOOK_ADDONS_CHANNEL__: {
    readonly emit: (event: string, payload: object) => void;
    readonly on: (event: string, listener: (payload: PhaseChange & { readonly message: string }) => void) => void;
    readonly once: (event: string, listener: (payload: unknown) => void) => void;
  };
  /** Errors of stories in this document by the story's id, collected by `runStory`. */
  storyErrors?: Map<string, string>;
}

interface PhaseChange {
  readonly newPhase: string;
  readonly storyId: string;
}

interface WindowSize {
  readonly width: string;
  readonly height: string;
}

interface Story {
  readonly parameters: {
    readonly viewport?: { readonly options?: Readonly<Record<string, { readonly styles: WindowSize }>> };
  };
  readonly storyGlobals: { readonly viewport?: { readonly value?: string } };
}

/** Opens a document of Storybook's canvas and waits until its story has ended: an earlier change of story reloads the document. */
export async function openCanvas(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await storyEnded(page);
}

/** Waits until the story in a frame has ended, well or not. */
export async function storyEnded(frame: Page | Frame, timeout: number = waiting.timeout): Promise<void> {
  await frame.waitForFunction(endedPhase, undefined, { ...waiting, timeout });
}

/** Sizes the window as a story wants it, before the story is drawn. */
export async function sizeWindowFor(page: Page, id: string): Promise<void> {
  const size = await page.evaluate(async (storyId) => {
    const preview = (globalThis as unknown as PreviewGlobals).__STORYBOOK_PREVIEW__;
    const story = await preview?.storyStoreValue.loadStory({ storyId });
    return story?.parameters.viewport?.options?.[story.storyGlobals.viewport?.value ?? ""]?.styles ?? null;
  }, id);
  const [width, height] = size === null ? [1200, 900] : [Number.parseInt(size.width), Number.parseInt(size.height)];
  await page.setViewportSize({ width, height });
}

/** Draws a story in an open canvas and waits until its play function has ended; returns its error, or null. */
export async function runStory(page: Page, id: string): Promise<string | null> {
  await page.evaluate(async (storyId) => {
    const globals = globalThis as unknown as PreviewGlobals;
    const channel = globals.__STORYBOOK_ADDONS_CHANNEL__;
    // A story that is drawn again has ended before: what counts is the phase after its restart.
    const started = new Promise((resolve) => {
      channel.once("storyRenderPhaseChanged", resolve);
    });
    // `errored` is a phase of a moment, after which a story goes on to `finished`: errors are collected as they happen.
    globals.storyErrors ??= collectErrors();
    globals.storyErrors.delete(storyId);
    if (globals.__STORYBOOK_PREVIEW__?.currentRender?.id === storyId) channel.emit("forceRemount", { storyId });
    else channel.emit("setCurrentStory", { storyId, viewMode: "story" });
    await started;

    function collectErrors(): Map<string, string> {
      const errors = new Map<string, string>();
      const add = (story: string, message: string) => errors.set(story, message || errors.get(story) || "");
      channel.on("storyRenderPhaseChanged", ({ newPhase, storyId: story }) => {
        if (newPhase === "errored") add(story, "");
      });
      channel.on("playFunctionThrewException", ({ message }) => {
        const story = globals.__STORYBOOK_PREVIEW__?.currentRender?.id;
        if (story !== undefined) add(story, message);
      });
      return errors;
    }
  }, id);
  await page.waitForFunction(endedPhase, id, waiting);
  const error = await page.evaluate(
    (storyId) => (globalThis as unknown as PreviewGlobals).storyErrors?.get(storyId) ?? null,
    id,
  );
  if (error === null) return null;
  return (error || (await page.locator(".sb-errordisplay").innerText())).slice(0, 500);
}

/** The skins of the toolbar of an open canvas. */
export async function skinsOf(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const preview = (globalThis as unknown as PreviewGlobals).__STORYBOOK_PREVIEW__;
    return preview?.storyStoreValue.projectAnnotations.globalTypes.skin.toolbar.items.map(({ value }) => value) ?? [];
  });
}

/**
 * Changes skin and mode of an open canvas as the toolbar does, and waits until the theme, its fonts and its pictures are there and
 * nothing moves. The mode `skin` is the one that the brand opens in.
 */
export async function setTheme(page: Page, skin: string, mode: string): Promise<void> {
  await page.evaluate(applyTheme, { skin, mode });
}

/** In the page: the phase that a story has ended in, the drawn one where none is named; false until then. */
function endedPhase(storyId: string | undefined): string | false {
  const render = (globalThis as unknown as PreviewGlobals).__STORYBOOK_PREVIEW__?.currentRender;
  if (render === undefined || (storyId !== undefined && render.id !== storyId)) return false;
  return ["finished", "errored"].includes(render.phase) ? render.phase : false;
}

/** In the page: see `setTheme`. */
async function applyTheme({ skin, mode }: { readonly skin: string; readonly mode: string }): Promise<void> {
  const globals = globalThis as unknown as PreviewGlobals;
  globals.__STORYBOOK_ADDONS_CHANNEL__.emit("updateGlobals", { globals: { skin, mode } });
  const { dataset } = document.documentElement;
  // Stories of the site name the brand that is drawn; those of the kit, and of older Storybooks, do not.
  const isApplied = () =>
    dataset["theme"] === skin && (mode === "skin" || dataset["mode"] === mode) && (dataset["brand"] ?? skin) === skin;
  // A story that failed has taken its frame with it, and with that the theme: the next one is drawn in it.
  const isError = () => document.body.classList.contains("sb-show-errordisplay");
  while (!isApplied() && !isError()) await new Promise(requestAnimationFrame);
  await document.fonts.ready;
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  // A lazy picture out of sight is not requested: waiting for it would not end.
  const isVisible = (image: HTMLImageElement) =>
    image.checkVisibility() && image.getBoundingClientRect().top < innerHeight;
  const pictures = [...document.images].filter(
    (image) => !image.complete && (image.loading !== "lazy" || isVisible(image)),
  );
  await Promise.allSettled(pictures.map((picture) => picture.decode()));
  // A colour in transition is neither of the two. Some animations take half a minute: all are finished at once.
  const moving = document.getAnimations().filter((each) => each.effect?.getTiming().iterations !== Infinity);
  for (const each of moving) each.finish();
  await Promise.allSettled(moving.map(({ finished }) => finished));
}
