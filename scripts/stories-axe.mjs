// Every story with axe in every skin, both directions, light and dark: `pnpm stories:axe [parts of stories' ids]`.
import { fileURLToPath } from "node:url";
import { asked, linesOf } from "./axe-of-stories.mjs";
import { skinsOf, wear } from "./built-storybook.mjs";
import { lookAtEveryStory } from "./every-story.mjs";

const axe = fileURLToPath(import.meta.resolve("axe-core/axe.min.js"));
const modes = ["light", "dark"];

await lookAtEveryStory({
  name: "axe",
  parts: process.argv.length > 2 ? process.argv.slice(2) : [""],
  readings: ["dir:ltr;lang:en", "dir:rtl;lang:fa"],
  script: { path: axe },
  look: inEveryTheme,
});

async function inEveryTheme(page, tell) {
  const themes = (await skinsOf(page)).flatMap((skin) => modes.map((mode) => ({ skin, mode })));
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
