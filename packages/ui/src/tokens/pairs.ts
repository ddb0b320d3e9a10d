import { contrast } from "./oklch.ts";
import type { ModeColors } from "./derive-colors.ts";
import { markContrast, textContrast } from "./derive-neutrals.ts";
import { sectionNames } from "./tree.ts";

/** Two tokens that are seen together, and the contrast that WCAG 2.2 AA asks of them. */
export interface Pair {
  readonly ink: string;
  readonly ground: string;
  readonly ratio: number;
}

const grounds = ["page", "surface", "raised", "sunken", "hover", "press"].map((name) => `color.${name}`);
const on = (ratio: number, inks: readonly string[], below: readonly string[]): Pair[] =>
  inks.flatMap((ink) => below.map((ground) => ({ ink, ground, ratio })));

const toneNames = ["accent", "signal", "danger", "success", "warning", "info"];

/** Every pair that the components draw. A component that draws a new one declares it here. */
export const declaredPairs: readonly Pair[] = [
  ...on(textContrast, ["color.text.strong", "color.text.base", "color.text.muted"], grounds),
  ...on(markContrast, ["color.border.strong", "color.focus"], grounds),
  ...toneNames.flatMap((tone) => [
    ...on(textContrast, [`color.${tone}.on`], [`color.${tone}.base`]),
    ...on(textContrast, [`color.${tone}.ink`], [...grounds, `color.${tone}.soft`]),
    ...on(textContrast, ["color.text.strong", "color.text.base"], [`color.${tone}.soft`]),
  ]),
  ...on(textContrast, ["color.accent.on"], ["color.accent.hover", "color.accent.press"]),
  ...on(textContrast, ["color.accent.ink", "color.text.strong"], ["color.accent.softHover"]),
  ...on(
    textContrast,
    ["color.odds.text", "color.odds.up", "color.odds.down"],
    ["color.odds.surface", "color.odds.hover"],
  ),
  ...on(textContrast, ["color.odds.selectedText"], ["color.odds.selected"]),
  ...sectionNames.flatMap((name) => [
    ...on(
      textContrast,
      [`section.${name}.on`],
      ["base", "hover", "press"].map((step) => `section.${name}.${step}`),
    ),
    ...on(textContrast, [`section.${name}.ink`], [...grounds, `section.${name}.soft`]),
  ]),
];

/** The value at a dotted path, `color.text.base`. Throws RangeError for a path that is no token. */
export function valueAt(values: object, path: string): string {
  let here: unknown = values;
  for (const part of path.split(".")) here = (here as Readonly<Record<string, unknown>> | undefined)?.[part];
  if (typeof here !== "string") throw new RangeError(`no token ${path}`);
  return here;
}

export interface PairFailure extends Pair {
  readonly measured: number;
}

/** The declared pairs that do not reach their contrast. Empty for derived colours; pins can fail. */
export function checkPairs(colors: ModeColors): readonly PairFailure[] {
  return declaredPairs
    .map((pair) => ({ ...pair, measured: contrast(valueAt(colors, pair.ink), valueAt(colors, pair.ground)) }))
    .filter((pair) => pair.measured < pair.ratio);
}
