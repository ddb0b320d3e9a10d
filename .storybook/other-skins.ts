// After a story's own test, which has asked axe about it under the first skin: some of them are asked about in another one, light
// or dark, from the left or the right. `pnpm stories:axe` asks about all of them in all of these.
import "./every-brand.ts";
import "./stage-checks.ts";
import { animationsDone } from "@livery/ui/testing";
import { afterEach, inject } from "vitest";
import { setOutfit, untilBrandLoaded } from "../stories/frame/outfit.ts";
import { skins } from "../stories/frame/skins.ts";
import { axeLines } from "./axe-lines.ts";
import { drawnStory, numberOf } from "./draw.ts";

const oneIn = 16;
const outfits = Object.keys(skins).flatMap((skin) =>
  (["light", "dark"] as const).flatMap((mode) => (["ltr", "rtl"] as const).map((dir) => ({ skin, mode, dir }))),
);

const seed = inject("seed");

afterEach(async ({ task }) => {
  const storyId = drawnStory(task, seed, oneIn);
  const outfit = storyId === null ? undefined : outfits[numberOf(storyId, seed + 1) % outfits.length];
  if (outfit === undefined) return;
  try {
    setOutfit(outfit);
    await untilBrandLoaded();
    await animationsDone();
    const lines = await axeLines();
    if (lines.length > 0)
      throw new Error(`${storyId} (LIVERY_SEED=${seed}) in ${Object.values(outfit).join(" ")}:\n${lines.join("\n")}`);
  } finally {
    setOutfit();
    await animationsDone();
  }
});
