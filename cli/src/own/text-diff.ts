import { createTwoFilesPatch } from "diff";

/** A unified difference of two texts with three lines of context; "" if they are the same. Null is no file. */
export function textDiff(
  path: string,
  [before, beforeName]: readonly [string | null, string],
  [after, afterName]: readonly [string | null, string],
): string {
  if (before === after) return "";
  const patch = createTwoFilesPatch(
    before === null ? "/dev/null" : path,
    after === null ? "/dev/null" : path,
    before ?? "",
    after ?? "",
    beforeName,
    afterName,
    { context: 3 },
  );
  // The library's first line is a rule for lists of several patches.
  return patch.replace(/^=+\n/u, "");
}
