import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Browser, Page } from "playwright";
import { transformWithOxc } from "vite";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { launchChromium } from "../../machine/chromium.ts";

const word = "Donaudampfschifffahrtsgesellschaftskapitän";
const off = "position:absolute;inline-size:1px;block-size:1px;overflow:hidden;clip-path:inset(50%)";

let browser: Browser;
let page: Page;
let script = "";
beforeAll(async () => {
  const file = fileURLToPath(new URL("problems.ts", import.meta.url));
  script = (await transformWithOxc(readFileSync(file, "utf8"), file)).code;
  browser = await launchChromium();
  page = await browser.newPage({ viewport: { width: 360, height: 640 } });
});
afterAll(() => browser.close());

async function problemsOf(body: string): Promise<readonly string[]> {
  await page.setContent(`<!doctype html><style>*{box-sizing:border-box}body{margin:8px}</style>${body}`);
  await page.addScriptTag({ content: script, type: "module" });
  // A module runs after the tag that brings it.
  await page.waitForFunction(() => "usableProblems" in globalThis);
  return page.evaluate(() => (globalThis as unknown as { usableProblems: () => string[] }).usableProblems());
}

describe("layout checks find", () => {
  test.each([
    ["what runs out of the page", `<div style="width:500px">wide</div>`, /^the document is 508 px wide in 360/u],
    ["words that are cut", `<p style="width:60px;overflow:hidden">${word}</p>`, /^text is cut/u],
    ["words outside their box", `<p style="width:60px;background:#eee">${word}</p>`, /^text stands outside its box/u],
    [
      "words of a control that lie over others",
      `<button style="display:flex;width:60px;height:30px"><span style="min-width:0;flex:0 1 auto;width:0">X</span><span>2.50</span></button>`,
      /^“X” and “2.50” lie over each other/u,
    ],
    [
      "what lies outside the screen",
      `<a href="#1" style="position:absolute;left:-400px">Away</a>`,
      /^cannot be reached/u,
    ],
    ["what is too small to be pressed", `<button style="width:12px;height:12px;padding:0"></button>`, /^is 12×12 px/u],
    [
      "what something else lies over",
      `<button style="height:40px">Below</button><div style="position:fixed;inset:0">Over</div>`,
      /^is covered by <div>/u,
    ],
  ])("%s", async (_, body, problem) => {
    expect(await problemsOf(body)).toContainEqual(expect.stringMatching(problem));
  });
});

describe("layout checks accept", () => {
  test.each([
    ["words that end in an ellipsis", `<p style="width:60px;overflow:hidden;text-overflow:ellipsis">${word}</p>`],
    ["what can be scrolled to", `<div style="width:90px;overflow-x:auto;background:#eee">${word}</div>`],
    ["what is read and not seen", `<div style="${off}"><label><input type="checkbox"> All</label>${word}</div>`],
    [
      "a box that its label draws",
      `<label style="display:block;height:32px"><input type="checkbox" style="opacity:0;width:1px;height:1px"> Yes</label>`,
    ],
    [
      "what skips to the content, once the focus is on it",
      `<style>a{position:fixed;top:-100px}a:focus{top:0}</style><a href="#1" style="padding:8px">Skip</a>`,
    ],
    [
      "a page under a dialog",
      `<button style="height:40px">Below</button><div role="dialog" style="position:fixed;inset:0">Over</div>`,
    ],
  ])("%s", async (_, body) => {
    expect(await problemsOf(body)).toEqual([]);
  });
});
