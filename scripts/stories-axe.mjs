// Every story with axe in every skin and both directions: `pnpm stories:axe [parts of stories' ids]`, or in some of them:
// `--skins harbour,arcade --dirs rtl`. With `--by-turns` the skins take turns: one of them from the left, the next from the
// right, another way round with the next story; the first skin, and a page's or block's full state, are in both all the same.
// The first skin is asked with every rule; the others have the same elements in their own look, words and drawings, and are asked
// with the rules that those can break. `--all-rules` asks everything of all of them. A skin is in the mode that its brand opens
// in, `skin`; `--modes light,dark` asks those for what colours can break, `--modes other` the one that it does not open in.
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { asked, linesOf } from "./axe-of-stories.mjs";
import { skinsOf, wear } from "./built-storybook.mjs";
import { lookAtEveryStory } from "./every-story.mjs";

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
const readings = { ltr: "dir:ltr;lang:en", rtl: "dir:rtl;lang:fa" };
const otherModes = new Map();
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
const modes = values.modes === undefined ? ["skin"] : some("modes", known.modes);

await lookAtEveryStory({
  name: "axe",
  parts: positionals.length > 0 ? positionals : [""],
  readings: some("dirs", known.dirs).map((dir) => readings[dir]),
  script: { path: axe },
  look: inEveryTheme,
});

async function inEveryTheme(page, tell, { id, nth: turn, reading }) {
  const [where, how] = asked;
  // Nothing is loaded for a rule of these: the sheets of a document are read anew for each run otherwise.
  const only = (values) => [where, { ...how, preload: false, runOnly: { type: "rule", values } }];
  const askedOf = (nth, mode) => {
    if (values["all-rules"]) return asked;
    if (mode !== "skin") return only(rulesOfColour);
    return nth === 0 ? asked : only(rulesOfSkin);
  };
  const bothWays = !values["by-turns"] || /^(?:pages|blocks)-.*--full$/u.test(id);
  const isItsTurn = (nth) => bothWays || nth === 0 || (nth + turn) % 2 === (reading === readings.rtl ? 1 : 0);
  const themes = some("skins", await skinsOf(page)).flatMap((skin, nth) =>
    isItsTurn(nth) ? modes.map((mode) => ({ skin, mode, words: askedOf(nth, mode) })) : [],
  );
  for (const { skin, mode, words } of themes) {
    await wear(page, skin, mode === "other" ? await otherModeOf(page, skin) : mode);
    for (const violation of linesOf(await page.evaluate(answers, words))) tell(`${skin} ${mode}: ${violation}`);
  }
  return themes.length;
}

/** The mode that a brand of this skin does not open in. */
async function otherModeOf(page, skin) {
  if (!otherModes.has(skin)) {
    await wear(page, skin, "skin");
    const own = await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
    otherModes.set(skin, own === "dark" ? "light" : "dark");
  }
  return otherModes.get(skin);
}

/** In the page: what axe finds. A target that lies half beneath a bar that stays is asked of again in the window's middle. */
async function answers(words) {
  const { violations } = await globalThis.axe.run(...words);
  const small = violations.find(({ id }) => id === "target-size");
  const stillSmall = [];
  for (const node of small?.nodes ?? []) {
    document.querySelector(node.target[0])?.scrollIntoView({ block: "center", behavior: "instant" });
    const again = await globalThis.axe.run({ include: [node.target[0]] }, { preload: false, runOnly: ["target-size"] });
    if (again.violations.length > 0) stillSmall.push(node);
  }
  if (small) scrollTo(0, 0);
  const told = violations.map((each) => (each === small ? { ...each, nodes: stillSmall } : each));
  return { violations: told };
}

/** Those that were asked for; one that there is not is told. */
function some(option, known) {
  const chosen = values[option]?.split(",") ?? known;
  const unknown = chosen.find((each) => !known.includes(each));
  if (unknown !== undefined) throw new Error(`--${option} ${unknown}: there are ${known.join(", ")}.`);
  return chosen;
}
