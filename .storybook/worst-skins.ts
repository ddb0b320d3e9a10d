// After a story's own test: some of them are looked at in the worst skins too. What is looked for is what
// `pnpm stories:usable` looks for in all of them.
import { animationsDone } from "@livery/ui/testing";
import { afterEach, inject } from "vitest";
import { page } from "vitest/browser";
import { usableProblems } from "@livery/tools/usable";
import { setOutfit, untilBrandLoaded } from "../stories/frame/outfit.ts";
import { drawnStory, numberOf } from "./draw.ts";

const oneIn = 24;
const skins = ["gauntlet", "gauntlet-tiny", "wireframe"] as const;
const widths = [360, 768, 1280] as const;
/** Whatever a story's window is: a phone's stays one. */
const widest = 1200;

const seed = inject("seed");

afterEach(async ({ task }) => {
  const storyId = drawnStory(task, seed, oneIn);
  if (storyId === null) return;
  const problems = await worstProblems(widths[numberOf(storyId, seed + 1) % widths.length] ?? widest);
  if (problems.length > 0) throw new Error(`${storyId} (LIVERY_SEED=${seed}):\n${problems.join("\n")}`);
});

async function worstProblems(drawn: number): Promise<readonly string[]> {
  const own = { width: innerWidth, height: innerHeight };
  const width = own.width < widest ? own.width : drawn;
  const problems: string[] = [];
  try {
    await page.viewport(width, own.height);
    for (const skin of skins) {
      setOutfit({ skin });
      await untilBrandLoaded();
      await animationsDone();
      problems.push(...usableProblems().map((problem) => `${skin} ${width} px: ${problem}`));
    }
  } finally {
    setOutfit();
    await page.viewport(own.width, own.height);
    await animationsDone();
  }
  return problems;
}
