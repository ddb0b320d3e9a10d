// After a story's own test: some of them are looked at in the worst skins too, others by each seed. What is looked for is what
// `pnpm stories:usable` looks for in all of them.
import { afterEach, inject } from "vitest";
import { page } from "vitest/browser";
import { usableProblems } from "../../scripts/usable/problems.mjs";
import { dress } from "../frame/dress.ts";
import { isDrawn, numberOf } from "./draw.ts";

const oneIn = 16;
const skins = ["gauntlet", "gauntlet-tiny", "wireframe"] as const;
const widths = [360, 768, 1280] as const;
/** Whatever a story's window is: a phone's stays one. */
const widest = 1200;

const seed = inject("drawnWith");

afterEach(async ({ task }) => {
  const { storyId } = task.meta as { readonly storyId?: string };
  if (storyId === undefined || task.result?.state === "fail" || !isDrawn(storyId, seed, oneIn)) return;
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
      dress(skin);
      await still();
      problems.push(...usableProblems().map((problem) => `${skin} ${width} px: ${problem}`));
    }
  } finally {
    dress(null);
    await page.viewport(own.width, own.height);
  }
  return problems;
}

/** What was dressed is drawn, and nothing is on its way to another place. */
async function still(): Promise<void> {
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const moving = document.getAnimations().filter(({ effect }) => effect?.getTiming().iterations !== Infinity);
  await Promise.allSettled(moving.map(({ finished }) => finished));
}
