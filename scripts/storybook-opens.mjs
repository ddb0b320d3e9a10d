// The built Storybook in a browser: no error in its console, no request that fails. `pnpm storybook:opens`.
import { buildStorybook, openStorybook, storiesOf, untilEnded } from "./built-storybook.mjs";

const startedAt = performance.now();
buildStorybook();
const { base, browser, close } = await openStorybook();
try {
  const index = await (await fetch(`${base}/index.json`)).json();
  const entries = Object.values(index.entries);
  // A document of each kind: words alone, a component, a block and a page with their documentation, galleries of their faces, a decision.
  const wanted = [
    "introduction--docs",
    "kit-action-button--secondary",
    "kit-action-button--docs",
    "blocks-header-bar--player",
    "gallery-home--faces",
    "gallery-footer--faces",
    "pages-home-lobby--full",
    "pages-home-lobby--docs",
    "pages-livebets-list--full",
    ...entries
      .filter(({ title, type }) => type === "docs" && /^(Decisions|Foundations)/u.test(title))
      .map(({ id }) => id),
  ];
  const problems = [];
  for (const id of wanted) {
    const entry = index.entries[id];
    if (entry === undefined) problems.push(`${id}: no such page`);
    else problems.push(...(await open(entry)).map((problem) => `${id}: ${problem}`));
  }
  for (const problem of problems) console.error(problem);
  const seconds = Math.round((performance.now() - startedAt) / 1000);
  console.log(
    `Storybook: ${(await storiesOf(base)).length} stories, ${wanted.length} pages opened, ${problems.length} problems, ${seconds} s`,
  );
  if (problems.length > 0) process.exitCode = 1;
} finally {
  await close();
}

/** Opens a page as a reader does, in Storybook's own frame, and listens. */
async function open({ id, type }) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  const problems = [];
  page.on("console", (message) => message.type() === "error" && problems.push(`console: ${message.text()}`));
  page.on("pageerror", (error) => problems.push(`error: ${error.message}`));
  page.on("requestfailed", (request) => problems.push(`failed: ${request.url()}`));
  page.on(
    "response",
    (response) => response.status() >= 400 && problems.push(`${response.status()}: ${response.url()}`),
  );
  try {
    await page.goto(`${base}/?path=/${type}/${id}`);
    const frame = page.frameLocator("#storybook-preview-iframe");
    const shown = type === "docs" ? "#storybook-docs h1" : "#storybook-root > *";
    await frame.locator(shown).first().waitFor({ timeout: 60_000 });
    // The first: a gallery's canvas holds more of them.
    const canvas = page.frames().find((each) => each.url().includes("viewMode=story"));
    if (type === "story" && canvas !== undefined) await untilEnded(canvas);
    await quiet(page);
  } catch (error) {
    problems.push(error.message);
  }
  await page.close();
  return problems;
}

/** Waits until a page has asked for nothing for a second; what it asks for later is another reader's. */
async function quiet(page) {
  let asked = 0;
  page.on("request", () => (asked += 1));
  for (let before = -1; before !== asked;) {
    before = asked;
    await page.waitForTimeout(1_000);
  }
}
