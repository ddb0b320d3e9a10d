import { page } from "vitest/browser";
import { afterAll, beforeAll, expect, test } from "vitest";
import { longWord, panelUser, staffOf } from "./testing/fixtures.ts";
import { fakeHouse } from "./testing/fake-house.ts";
import { axeViolations } from "@livery/ui/testing";
import { openPanel } from "./testing/open-panel.tsx";

const pages = [
  "/dealers?dealer=22",
  "/dealers/22?tab=exposure",
  "/users?active=yes",
  "/users/7",
  "/users/7?tab=limits",
  "/users/new",
  "/coupons",
  "/coupons/41",
  "/movements",
  "/payments?status=pending",
  "/payments/41",
  "/methods",
  "/methods/3",
  "/methods/new",
  "/bonuses",
  "/bonuses/1",
  "/bonuses/new",
  "/bonus-requests?status=waiting",
  "/bonus-requests/60",
  "/users/7?tab=payments",
  "/results",
  "/results/31",
  "/audit",
  "/password",
] as const;

/** Each of the two is wide and narrow, light and dark. */
const leftToRight = [
  { lang: "en", mode: "light", width: 1440 },
  { lang: "de", mode: "dark", width: 390 },
] as const;
const rightToLeft = [
  { lang: "fa", mode: "dark", width: 1440 },
  { lang: "fa", mode: "light", width: 390 },
] as const;
/** By day a page is looked at in one direction, the next in the other; `VITE_ALL_PATHS=1` looks at each in both. */
const all = import.meta.env["VITE_ALL_PATHS"] === "1";
const variationsOf = (nth: number) =>
  all ? [...leftToRight, ...rightToLeft] : nth % 2 === 0 ? leftToRight : rightToLeft;

// What sticks to the window lies over something wherever the page is scrolled to; that is no fault of what lies below.
const still = new CSSStyleSheet();
still.replaceSync("header, nav { position: static !important }");
beforeAll(() => void document.adoptedStyleSheets.push(still));
afterAll(() => {
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== still);
});

const cases = pages.flatMap((path, nth) =>
  variationsOf(nth).map((variation) => [path, variation.lang, variation.mode, variation.width] as const),
);

test.each(cases)(
  "%s in %s, %s, at %i px passes axe, and nothing is wider than the window",
  async (path, lang, mode, width) => {
    const made = /^\/(results|methods|bonus)/.test(path) ? fakeHouse({}, staffOf("operator")) : undefined;
    const { house, screen } = await openPanel({ path, lang, mode, width, ...(made && { house: made }) });
    await expect.element(screen.getByRole("heading", { level: 1 })).toBeVisible();
    await expect.poll(() => document.querySelector("[aria-busy=true]")).toBeNull();
    expect(await axeViolations()).toEqual([]);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    expect(house.faults).toEqual([]);
    // Lists at the widths between a phone and a desktop, whatever the language and mode.
    if (width !== 1440 || !/^\/[a-z-]+(?:\?|$)/.test(path) || document.querySelector("main table") === null) return;
    for (const between of [1024, 768]) {
      await page.viewport(between, 900);
      expect.soft(document.documentElement.scrollWidth, `at ${between} px`).toBeLessThanOrEqual(between);
      expect.soft(brokenWords(), `at ${between} px`).toEqual([]);
      expect.soft(cutHeadings(), `at ${between} px`).toEqual([]);
    }
  },
);

/** Texts of tables that stand on more lines than they have words: a badge with a letter on each. */
function brokenWords(): readonly string[] {
  const broken: string[] = [];
  const texts = document.createTreeWalker(document.querySelector("main")!, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (texts.nextNode() !== null) {
    const node = texts.currentNode as Text;
    if (node.parentElement?.closest("table") == null || node.data.trim() === "") continue;
    range.selectNodeContents(node);
    const lines = new Set(
      [...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top)),
    );
    if (lines.size > node.data.trim().split(/[\s\u200c-]+/).length) broken.push(node.data);
  }
  return broken;
}

/** Headings, of the page and of columns, whose text does not fit. */
function cutHeadings(): readonly string[] {
  return [...document.querySelectorAll<HTMLElement>("main :is(h1, h2, h3, th)")]
    .filter((heading) => heading.clientWidth > 1 && heading.scrollWidth > heading.clientWidth + 1)
    .map((heading) => `${heading.innerText}: ${heading.scrollWidth} > ${heading.clientWidth}`);
}

test("The sign-in and words of forty letters pass axe too", async () => {
  const out = await openPanel({ house: fakeHouse({}, null), lang: "de", width: 390 });
  await expect.element(out.screen.getByRole("heading", { level: 1 })).toBeVisible();
  expect(await axeViolations()).toEqual([]);
  await out.screen.unmount();
  const house = fakeHouse({
    panelUser: () => panelUser(7, { userName: longWord, siteName: longWord, email: `${longWord}@${longWord}.example` }),
  });
  const long = await openPanel({ path: "/users/7", house, width: 390 });
  await expect.element(long.screen.getByRole("heading", { level: 1 })).toHaveTextContent(longWord);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
});
