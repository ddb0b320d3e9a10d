// The built Storybook in a browser: no error in its console, no request that fails. `pnpm storybook:opens`.
import { ensureChromium } from "../machine/ensure-chromium.ts";
import { buildStorybook } from "./build.ts";
import { storyEnded } from "./canvas.ts";
import { entriesOf, openStorybook, type StoryEntry } from "./serve.ts";
import type { Page } from "playwright";

/** One of each kind: words alone, a component, a block, a page and a part of the panel with their documentation, galleries. */
const examples = [
  "introduction--docs",
  "kit-action-button--secondary",
  "kit-action-button--docs",
  "blocks-header-bar--player",
  "gallery-home--variants",
  "gallery-footer--variants",
  "pages-home-lobby--full",
  "pages-home-lobby--docs",
  "pages-livebets-list--full",
  "panel-bonuses--docs",
];

ensureChromium();
const startedAt = performance.now();
await buildStorybook();
const { base, browser, close } = await openStorybook();
try {
  const entries = new Map(entriesOf().map((entry) => [entry.id, entry]));
  const documents = [...entries.values()].filter(
    ({ title, type }) => type === "docs" && /^(Decisions|Foundations)/u.test(title),
  );
  const selected = [...examples, ...documents.map(({ id }) => id)];
  const problems: string[] = [];
  for (const id of selected) {
    const entry = entries.get(id);
    if (entry === undefined) problems.push(`${id}: no such page`);
    else problems.push(...(await open(entry)).map((problem) => `${id}: ${problem}`));
  }
  for (const problem of problems) console.error(problem);
  const stories = [...entries.values()].filter(({ type }) => type === "story");
  const seconds = Math.round((performance.now() - startedAt) / 1000);
  console.log(
    `Storybook: ${stories.length} stories, ${selected.length} pages opened, ${problems.length} problems, ${seconds} s`,
  );
  if (problems.length > 0) process.exitCode = 1;
} finally {
  await close();
}

/** Opens a page in Storybook's own frame, as a reader of dark pages does; returns what went wrong. */
async function open({ id, type }: StoryEntry): Promise<readonly string[]> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  const problems: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") problems.push(`console: ${message.text()}`);
  });
  page.on("pageerror", (error) => problems.push(`error: ${error.message}`));
  page.on("requestfailed", (request) => problems.push(`failed: ${request.url()}`));
  page.on("response", (response) => {
    if (response.status() >= 400) problems.push(`${response.status()}: ${response.url()}`);
  });
  try {
    await page.goto(`${base}/?path=/${type}/${id}&globals=mode:dark`);
    const frame = page.frameLocator("#storybook-preview-iframe");
    const shown = type === "docs" ? "#storybook-docs h1" : "#storybook-root > *";
    await frame.locator(shown).first().waitFor({ timeout: 60_000 });
    // The documentation of a page or of the panel shows it in a frame of its own, as the toolbar says.
    if (type === "docs" && /^(?:pages|panel)-/u.test(id))
      await frame.frameLocator("iframe").first().locator("[data-mode=dark]").first().waitFor({ timeout: 60_000 });
    // The first: a gallery's canvas holds more of them.
    const canvas = page.frames().find((each) => each.url().includes("viewMode=story"));
    if (type === "story" && canvas !== undefined) await storyEnded(canvas);
    await requestsEnded(page);
  } catch (error) {
    problems.push(error instanceof Error ? error.message : String(error));
  }
  await page.close();
  return problems;
}

/** Waits until a page has made no request for a second. */
async function requestsEnded(page: Page): Promise<void> {
  let count = 0;
  page.on("request", () => (count += 1));
  for (let before = -1; before !== count;) {
    before = count;
    await page.waitForTimeout(1_000);
  }
}
