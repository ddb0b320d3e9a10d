// After a story's own test: axe's rules. The addon would ask for the body, for which axe goes over all elements once a rule; for the
// whole document it has an index. What an earlier story had in the same place is not checked again: it would say the same.
import { SeenParts } from "@livery/ui/testing/seen-parts";
import axe from "axe-core";
import { afterEach } from "vitest";
import { axeArguments, linesOf } from "@livery/tools/axe-options";

const seen = new SeenParts();

afterEach(async ({ task }) => {
  const { storyId } = task.meta as { readonly storyId?: string };
  if (storyId === undefined || task.result?.state === "fail") return;
  const [{ include, exclude }, options] = axeArguments;
  const context = { include, exclude: [...exclude, ...seen.seenIn(document.body)] };
  const lines = linesOf(await axe.run(context, options));
  if (lines.length > 0) throw new Error(`${storyId}:\n${lines.join("\n")}`);
});
