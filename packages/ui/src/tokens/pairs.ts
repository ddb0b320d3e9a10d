import { luminance, luminanceContrast } from "./oklch.ts";
import type { ModeColors } from "./derive-colors.ts";
import { markContrast, strongMarkContrast, strongTextContrast, textContrast } from "./derive-neutrals.ts";
import type { ContrastLevel } from "./skin-tokens.ts";
import { sectionNames } from "./tree.ts";

/** Two tokens that are seen together, and the contrast that WCAG 2.2 AA requires. */
export interface Pair {
  readonly ink: string;
  readonly ground: string;
  readonly ratio: number;
}

const grounds = ["page", "surface", "raised", "sunken", "hover", "press"].map((name) => `color.${name}`);
const on = (ratio: number, inks: readonly string[], below: readonly string[]): Pair[] =>
  inks.flatMap((ink) => below.map((ground) => ({ ink, ground, ratio })));

const toneNames = ["accent", "signal", "danger", "success", "warning", "info"];
const texts = ["color.text.strong", "color.text.base", "color.text.muted"];

/** A pressable element: its text on each step of its fill, its ink and any text on its soft grounds. */
const action = (tone: string): Pair[] => [
  ...on(
    textContrast,
    [`${tone}.on`],
    ["base", "hover", "press"].map((step) => `${tone}.${step}`),
  ),
  ...on(textContrast, [`${tone}.ink`, ...texts], [`${tone}.soft`, `${tone}.softHover`]),
];

/** Removes pairs that are declared twice. */
const once = (pairs: readonly Pair[]) => [
  ...new Map(pairs.map((pair) => [`${pair.ink} on ${pair.ground}`, pair])).values(),
];

/** Every pair that the components render. A component with a new pair declares it here. */
export const declaredPairs: readonly Pair[] = once([
  ...on(textContrast, texts, grounds),
  ...on(markContrast, ["color.border.strong", "color.focus"], grounds),
  ...toneNames.flatMap((tone) => [
    ...on(textContrast, [`color.${tone}.on`], [`color.${tone}.base`]),
    ...on(textContrast, [`color.${tone}.ink`], grounds),
    ...on(textContrast, [`color.${tone}.ink`, "color.accent.ink", ...texts], [`color.${tone}.soft`]),
  ]),
  // Inverted pairs: a hint on the text's own colour, a tick in a box that is filled with the accent's ink.
  ...on(textContrast, ["color.page"], ["color.text.strong"]),
  ...on(textContrast, ["color.surface"], ["color.accent.ink"]),
  ...action("color.accent"),
  ...action("color.danger"),
  ...on(textContrast, ["color.selected.ink"], grounds),
  // The edge of a selection and the mark beside the open item: a fill alone never marks a selection (WCAG 1.4.11).
  ...on(markContrast, ["color.selected.border"], [...grounds, "color.selected.ground", "color.odds.surface"]),
  ...on(textContrast, ["color.selected.ink", ...texts], ["color.selected.ground", "color.selected.hover"]),
  ...on(
    textContrast,
    ["color.odds.text", "color.odds.up", "color.odds.down", "color.text.muted"],
    ["color.odds.surface", "color.odds.hover", "color.odds.press"],
  ),
  ...on(textContrast, ["color.odds.text", "color.odds.up", "color.text.muted"], ["color.odds.upSoft"]),
  ...on(textContrast, ["color.odds.text", "color.odds.down", "color.text.muted"], ["color.odds.downSoft"]),
  ...on(textContrast, ["color.odds.selectedText"], ["color.odds.selected"]),
  ...sectionNames.flatMap((name) => [
    ...action(`section.${name}`),
    ...on(textContrast, [`section.${name}.ink`], [...grounds, ...toneNames.map((tone) => `color.${tone}.soft`)]),
    ...on(markContrast, [`section.${name}.ink`], ["color.odds.surface"]),
    // Pressed or hovered odds are on the accent of their section.
    ...on(textContrast, ["color.odds.up", "color.odds.down"], [`section.${name}.soft`, `section.${name}.softHover`]),
  ]),
]);

/** The value at a dotted path, `color.text.base`. Throws RangeError if the path is not a token. */
export function valueAt(values: object, path: string): string {
  let here: unknown = values;
  for (const part of path.split(".")) here = (here as Readonly<Record<string, unknown>> | undefined)?.[part];
  if (typeof here !== "string") throw new RangeError(`no token ${path}`);
  return here;
}

export interface PairFailure extends Pair {
  readonly measured: number;
}

/** The contrast that a declared pair needs at high contrast. */
function strongRatio(ratio: number): number {
  return ratio < textContrast ? strongMarkContrast : strongTextContrast;
}

/**
 * The declared pairs that do not reach their contrast: in every state, because pairs are of tokens and each state has its own.
 * Empty for derived colours; pins can fail.
 */
export function checkPairs(colors: ModeColors, level: ContrastLevel = "standard"): readonly PairFailure[] {
  // A token is in a dozen pairs, and parsing a colour takes most of the time.
  const known = new Map<string, number>();
  const lightOf = (path: string): number => {
    const light = known.get(path) ?? luminance(valueAt(colors, path));
    known.set(path, light);
    return light;
  };
  return declaredPairs
    .map((pair) => ({
      ...pair,
      ratio: level === "more" ? strongRatio(pair.ratio) : pair.ratio,
      measured: luminanceContrast(lightOf(pair.ink), lightOf(pair.ground)),
    }))
    .filter((pair) => pair.measured < pair.ratio);
}
