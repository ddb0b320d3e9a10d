import { diff } from "node:util";

/** Lines around a change that are shown with it. */
const around = 3;

/**
 * What differs between two texts, line by line: `- ` before a line that goes, `+ ` before one that comes, and three lines around each change; `…` stands
 * for what is left out. Empty for equal texts.
 */
export function lineDiff(before: string, after: string): readonly string[] {
  if (before === after) return [];
  // The result of `util.diff` has -1 for what its second text alone has.
  const lines = diff(linesOf(before), linesOf(after)).map(([sign, line]) => ({
    mark: sign === 0 ? " " : sign < 0 ? "+" : "-",
    line,
  }));
  // They may differ in the end of the last line alone.
  if (lines.every(({ mark }) => mark === " ")) return [];
  const isShown = lines.map((_, at) =>
    lines.slice(Math.max(0, at - around), at + around + 1).some(({ mark }) => mark !== " "),
  );
  return lines.flatMap(({ line, mark }, at) => {
    if (isShown[at]) return [`${mark} ${line}`];
    return at === 0 || isShown[at - 1] ? ["…"] : [];
  });
}

const linesOf = (text: string): readonly string[] => text.replace(/\n$/u, "").split("\n");
