import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser } from "playwright";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { launchChromium } from "../machine/chromium.ts";
import { bookOf, type Books, compareSheetsOf } from "./comparison.ts";
import { contentsOf, sheetFile } from "./draw.ts";
import { writeReport } from "./report.ts";
import { countsOf, exitCodeOf, linesOf, type Row } from "./pictures-rows.ts";
import { type StubStories, writeStubBook } from "./testing/stub-book.ts";

let browser: Browser;
const roots: string[] = [];
beforeAll(async () => {
  browser = await launchChromium();
}, 60_000);
afterAll(async () => {
  await browser.close();
  for (const root of roots) rmSync(root, { recursive: true, force: true });
});

const box = (colour: string) => `<div style="width:200px;height:100px;background:${colour}"></div>`;

/** Two built Storybooks in a folder of pictures. */
function books(before: StubStories, now: StubStories): Books & { readonly root: string } {
  const root = mkdtempSync(join(tmpdir(), "livery-pictures-"));
  roots.push(root);
  const made = { root, browser, before: bookOf(root, "before"), now: bookOf(root, "now") };
  writeStubBook(made.before.book, before);
  writeStubBook(made.now.book, now);
  return made;
}

const compared = (made: Books & { readonly root: string }, ids: readonly string[]): Promise<Row[]> =>
  compareSheetsOf(
    made.root,
    ids.map((id) => ({ id, skin: "plain" })),
    made,
  );

describe("a comparison with one unchanged, one changed and one failing story", () => {
  const before = { same: box("green"), failing: box("green"), other: box("rgb(255, 0, 0)") };
  const now = { same: box("green"), failing: "throws", other: box("rgb(0, 0, 255)") };
  let rows: Row[] = [];
  let root = "";
  beforeAll(async () => {
    const made = books(before, now);
    root = made.root;
    rows = await compared(made, Object.keys(now));
  }, 60_000);

  test("names the changed story with its skin and pixels, and the failing story with its error", () => {
    // Both directions at three widths.
    const pixels = 6 * 200 * 100;
    expect(linesOf(rows)).toEqual(["broken failing plain failing has failed", `changed other plain ${pixels} pixels`]);
    expect(countsOf(rows)).toBe("1 changed, 0 unsteady, 1 broken, 0 new, 0 gone");
  });

  test("exits with an error for the failing story, and not for changed pictures", () => {
    expect(exitCodeOf(rows)).toBe(1);
    expect(exitCodeOf(rows.filter(({ kind }) => kind !== "broken"))).toBe(0);
  });

  test("writes a report of one page and one picture, with the changed part before and after", async () => {
    const files = await writeReport(browser, root, { rows, since: "0123abcd", sheets: 3 });
    expect(files).toEqual([join(root, "report.html"), join(root, "contact-sheet.png")]);
    expect(readFileSync(join(root, "report.html"), "utf8")).toContain("<h2>Changed: 1</h2>");
    const colours = await Promise.all(
      ["before", "after"].map(async (side) => {
        const cut = sharp(join(root, "cuts/plain", `other-${side}.png`));
        return [...(await cut.extract({ left: 10, top: 10, width: 1, height: 1 }).removeAlpha().raw().toBuffer())];
      }),
    );
    expect(colours).toEqual([
      [255, 0, 0],
      [0, 0, 255],
    ]);
    const { width, height } = await sharp(join(root, "contact-sheet.png")).metadata();
    expect([width > 1000, height > 100]).toEqual([true, true]);
  });
});

test("a new story is neither a difference nor an error, and a story that failed before may be drawn now", async () => {
  const made = books({ mended: "throws" }, { mended: box("red"), fresh: box("red") });
  const rows = await compared(made, ["mended", "fresh"]);
  const fresh = { id: "fresh", skin: "plain" };
  expect(rows).toEqual([{ ...fresh, kind: "added", after: sheetFile(made.now.sheets, fresh) }]);
  expect(exitCodeOf(rows)).toBe(0);
});

test("without an earlier Storybook stories are still drawn, and a broken one is an error", async () => {
  const made = books({}, { failing: "throws" });
  expect(exitCodeOf(await compared({ ...made, before: null }, ["failing"]))).toBe(1);
});

test("the contents of a Storybook are its stories and the skins of its toolbar", async () => {
  const { now } = books({}, { one: "", two: "" });
  const { stories, skins } = await contentsOf(browser, now.book);
  expect([stories.map(({ id }) => id), skins]).toEqual([["one", "two"], ["plain"]]);
});

test("without differences there is no picture of differences", async () => {
  const { root } = books({}, {});
  expect(await writeReport(browser, root, { rows: [], since: "0123abcd", sheets: 1 })).toEqual([
    join(root, "report.html"),
  ]);
  expect(existsSync(join(root, "contact-sheet.png"))).toBe(false);
});
