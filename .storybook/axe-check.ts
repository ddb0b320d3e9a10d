// After a story's own test: axe's rules. The addon would ask for the body, for which axe goes over all elements once a rule; for the
// whole document it has an index. What an earlier story had in the same place is not checked again: it would say the same.
import { SeenParts } from "@livery/ui/testing/seen-parts";
import { afterEach } from "vitest";
import { axeLines } from "./axe-lines.ts";
import { passedStory } from "./draw.ts";

const seen = new SeenParts();

afterEach(async ({ task }) => {
  const storyId = passedStory(task);
  if (storyId === null) return;
  const lines = await axeLines(seen.seenIn(document.body));
  if (lines.length > 0) throw new Error(`${storyId}:\n${lines.join("\n")}`);
});
