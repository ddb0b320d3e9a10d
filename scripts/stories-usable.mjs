// Every story under the worst skins, that somebody could use it: nothing runs out of the page, no text is cut or stands outside
// its box, every control is reached, uncovered and large enough. `pnpm stories:usable [parts of stories' ids]`.
import { fileURLToPath } from "node:url";
import { wear } from "./built-storybook.mjs";
import { lookAtEveryStory } from "./every-story.mjs";

const problems = fileURLToPath(new URL("usable/problems.mjs", import.meta.url));
const skins = ["gauntlet", "gauntlet-tiny", "wireframe"];
const widths = [360, 768, 1280];
/** Whatever a story's window is: a phone's stays one. */
const widest = 1200;

await lookAtEveryStory({
  name: "usable",
  parts: process.argv.length > 2 ? process.argv.slice(2) : [""],
  // In words of forty letters, and in a language that is read from the right.
  readings: ["dir:ltr;lang:xu", "dir:rtl;lang:fa"],
  script: { path: problems, type: "module" },
  look: inTheWorstSkins,
});

async function inTheWorstSkins(page, tell) {
  const own = page.viewportSize();
  const sights = (own.width < widest ? [own.width] : widths).flatMap((width) => skins.map((skin) => ({ skin, width })));
  for (const { skin, width } of sights) {
    await page.setViewportSize({ ...own, width });
    await wear(page, skin, "light");
    for (const line of await page.evaluate(() => globalThis.usableProblems())) tell(`${skin} ${width} px: ${line}`);
  }
  return sights.length;
}
