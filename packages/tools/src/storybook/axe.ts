// Every story with axe in every skin and both directions: `pnpm stories:axe [parts of stories' ids]`, or in some of them:
// `--skins harbour,arcade --dirs rtl`. With `--by-turns` the skins take turns: one from the left, the next from the right, reversed
// for the next story; the first skin, and a page's or block's full state, are checked in both. The first skin is checked with every
// rule; the others have the same elements in other colours, words and drawings, and are checked with the rules that those can break.
// `--all-rules` checks everything in all of them. A skin is in the mode that its brand opens in, `skin`; `--modes light,dark`
// checks the colours of both, `--modes other` those of the one that it does not open in.
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import type { AxeResults, ElementContext, NodeResult, RunOptions } from "axe-core";
import type { Page } from "playwright";
import { type AxeArguments, axeArguments, linesOf } from "./axe-options.ts";
import { setTheme, skinsOf } from "./canvas.ts";
import { crawlStories, type VisitedStory } from "./story-crawler.ts";

const axe = fileURLToPath(import.meta.resolve("axe-core/axe.min.js"));
const known = { modes: ["skin", "other", "light", "dark"], dirs: ["ltr", "rtl"] };
const rulesOfColour = ["color-contrast", "link-in-text-block"];
const rulesOfSkin = [
  ...rulesOfColour,
  "target-size",
  "scrollable-region-focusable",
  "image-alt",
  "svg-img-alt",
  "role-img-alt",
  "link-name",
  "button-name",
  "empty-heading",
  "label-content-name-mismatch",
];
const rtl = "dir:rtl;lang:fa";
const readings = new Map([
  ["ltr", "dir:ltr;lang:en"],
  ["rtl", rtl],
]);
const otherModes = new Map<string, string>();
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    skins: { type: "string" },
    modes: { type: "string" },
    dirs: { type: "string" },
    "by-turns": { type: "boolean", default: false },
    "all-rules": { type: "boolean", default: false },
  },
});
const modes = values.modes === undefined ? ["skin"] : chosen("modes", known.modes);

await crawlStories({
  name: "axe",
  parts: positionals.length > 0 ? positionals : [""],
  readings: chosen("dirs", known.dirs).flatMap((dir) => readings.get(dir) ?? []),
  script: { path: axe },
  check: inEveryTheme,
});

async function inEveryTheme(page: Page, report: (problem: string) => void, story: VisitedStory): Promise<number> {
  const skins = chosen("skins", await skinsOf(page));
  const themes = [...skins.entries()]
    .filter(([nth]) => isScheduled(nth, story))
    .flatMap(([nth, skin]) => modes.map((mode) => ({ skin, mode, runArguments: argumentsFor(nth, mode) })));
  for (const { skin, mode, runArguments } of themes) {
    await setTheme(page, skin, mode === "other" ? await otherModeOf(page, skin) : mode);
    for (const violation of linesOf(await page.evaluate(runAxe, runArguments))) report(`${skin} ${mode}: ${violation}`);
  }
  return themes.length;
}

/** Whether the nth skin is checked with this story in this direction. */
function isScheduled(nth: number, { id, nth: storyIndex, reading }: VisitedStory): boolean {
  const bothDirections = !values["by-turns"] || /^(?:pages|blocks)-.*--full$/u.test(id);
  return bothDirections || nth === 0 || (nth + storyIndex) % 2 === (reading === rtl ? 1 : 0);
}

/** What the nth skin is checked with. */
function argumentsFor(nth: number, mode: string): AxeArguments {
  if (values["all-rules"]) return axeArguments;
  if (mode !== "skin") return onlyRules(rulesOfColour);
  return nth === 0 ? axeArguments : onlyRules(rulesOfSkin);
}

/** None of these rules needs the style sheets, which axe would load anew in each run. */
function onlyRules(rules: string[]): AxeArguments {
  const [context, options] = axeArguments;
  return [context, { ...options, preload: false, runOnly: { type: "rule", values: rules } }];
}

/** The mode that a brand of this skin does not open in. */
async function otherModeOf(page: Page, skin: string): Promise<string> {
  const found = otherModes.get(skin);
  if (found !== undefined) return found;
  await setTheme(page, skin, "skin");
  const openingMode = await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
  const other = openingMode === "dark" ? "light" : "dark";
  otherModes.set(skin, other);
  return other;
}

/** In the page: axe's violations. A target half under a bar that does not scroll is checked again in the middle of the window. */
async function runAxe(runArguments: AxeArguments): Promise<Pick<AxeResults, "violations">> {
  const { axe } = globalThis as unknown as {
    readonly axe: { readonly run: (context: ElementContext, options: RunOptions) => Promise<AxeResults> };
  };
  const { violations } = await axe.run(...runArguments);
  const small = violations.find(({ id }) => id === "target-size");
  const stillSmall: NodeResult[] = [];
  for (const node of small?.nodes ?? []) {
    const selector = String(node.target[0]);
    document.querySelector(selector)?.scrollIntoView({ block: "center", behavior: "instant" });
    const recheck = await axe.run({ include: [selector] }, { preload: false, runOnly: ["target-size"] });
    if (recheck.violations.length > 0) stillSmall.push(node);
  }
  if (small) scrollTo(0, 0);
  return { violations: violations.map((each) => (each === small ? { ...each, nodes: stillSmall } : each)) };
}

/** The values of an option, all known ones where it is not given. Throws at an unknown one. */
function chosen(option: "skins" | "modes" | "dirs", all: readonly string[]): readonly string[] {
  const given = values[option]?.split(",") ?? all;
  const unknown = given.find((each) => !all.includes(each));
  if (unknown !== undefined) throw new Error(`--${option} ${unknown}: there are ${all.join(", ")}.`);
  return given;
}
