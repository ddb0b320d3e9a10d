import { lineDiff } from "../files/line-diff.ts";

/** The difference of two texts line by line, below a line for each of them; "" if they are the same. Null is no file. */
export function textDiff(
  path: string,
  [before, beforeName]: readonly [string | null, string],
  [after, afterName]: readonly [string | null, string],
): string {
  if (before === after) return "";
  const heads = [
    `--- ${before === null ? "no file" : path}\t${beforeName}`,
    `+++ ${after === null ? "no file" : path}\t${afterName}`,
  ];
  return `${[...heads, ...lineDiff(before ?? "", after ?? "")].join("\n")}\n`;
}
