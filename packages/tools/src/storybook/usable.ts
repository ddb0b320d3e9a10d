// Every story under the most extreme skins, whether a person can use it: nothing is wider than the page, no text is cut or stands
// outside its box, every control is in reach, uncovered and large enough. `pnpm stories:usable [parts of stories' ids]`.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Page } from "playwright";
import { transformWithOxc } from "vite";
import { setTheme } from "./canvas.ts";
import { crawlStories } from "./story-crawler.ts";

const problems = fileURLToPath(new URL("usable/problems.ts", import.meta.url));
const skins = ["gauntlet", "gauntlet-tiny", "wireframe"];
const widths = [360, 768, 1280];
/** A story with a narrower window, such as a phone's, is checked in that one. */
const widest = 1200;

await crawlStories({
  name: "usable",
  parts: process.argv.length > 2 ? process.argv.slice(2) : [""],
  // In words of forty letters, and in a language that is read from the right.
  readings: ["dir:ltr;lang:xu", "dir:rtl;lang:fa"],
  script: { content: (await transformWithOxc(readFileSync(problems, "utf8"), problems)).code, type: "module" },
  check: inTheExtremeSkins,
});

async function inTheExtremeSkins(page: Page, report: (problem: string) => void): Promise<number> {
  const window = page.viewportSize() ?? { width: 1200, height: 900 };
  const sizes = window.width < widest ? [window.width] : widths;
  const checks = sizes.flatMap((width) => skins.map((skin) => ({ skin, width })));
  for (const { skin, width } of checks) {
    await page.setViewportSize({ ...window, width });
    await setTheme(page, skin, "light");
    const lines = await page.evaluate(() =>
      (globalThis as unknown as { readonly usableProblems: () => readonly string[] }).usableProblems(),
    );
    for (const line of lines) report(`${skin} ${width} px: ${line}`);
  }
  return checks.length;
}
