// Every story with axe in every skin, both directions, light and dark: `pnpm stories:axe [parts of stories' ids]`, or in some of
// them: `--skins harbour,arcade --modes dark --dirs rtl`.
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { asked, linesOf } from "./axe-of-stories.mjs";
import { skinsOf, wear } from "./built-storybook.mjs";
import { lookAtEveryStory } from "./every-story.mjs";

const axe = fileURLToPath(import.meta.resolve("axe-core/axe.min.js"));
const all = { modes: ["light", "dark"], dirs: ["ltr", "rtl"] };
const readings = { ltr: "dir:ltr;lang:en", rtl: "dir:rtl;lang:fa" };
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { skins: { type: "string" }, modes: { type: "string" }, dirs: { type: "string" } },
});
const modes = some("modes", all.modes);

await lookAtEveryStory({
  name: "axe",
  parts: positionals.length > 0 ? positionals : [""],
  readings: some("dirs", all.dirs).map((dir) => readings[dir]),
  script: { path: axe },
  look: inEveryTheme,
});

async function inEveryTheme(page, tell) {
  const themes = some("skins", await skinsOf(page)).flatMap((skin) => modes.map((mode) => ({ skin, mode })));
  for (const { skin, mode } of themes) {
    await wear(page, skin, mode);
    for (const violation of linesOf(await page.evaluate(answers, asked))) tell(`${skin} ${mode}: ${violation}`);
  }
  return themes.length;
}

/** In the page: what axe finds. */
async function answers(words) {
  const { violations } = await globalThis.axe.run(...words);
  return { violations };
}

/** Those that were asked for; one that there is not is told. */
function some(option, known) {
  const chosen = values[option]?.split(",") ?? known;
  const unknown = chosen.find((each) => !known.includes(each));
  if (unknown !== undefined) throw new Error(`--${option} ${unknown}: there are ${known.join(", ")}.`);
  return chosen;
}
