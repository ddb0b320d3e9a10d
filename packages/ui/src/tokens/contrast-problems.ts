import { readable, shadeOf } from "./oklch.ts";
import { checkPairs, type PairFailure, valueAt } from "./pairs.ts";
import type { ModeColors } from "./derive-colors.ts";
import type { TokenProblem } from "./problem.ts";
import type { CompleteTokens, ContrastException, ThemeMode } from "./skin-tokens.ts";
import { regionNames } from "./tree.ts";

interface Palettes {
  readonly tokens: CompleteTokens;
  readonly modes: readonly ThemeMode[];
  readonly root: Readonly<Record<ThemeMode, ModeColors>>;
  readonly regions: Readonly<Partial<Record<(typeof regionNames)[number], Readonly<Record<ThemeMode, ModeColors>>>>>;
  readonly contrast: Readonly<Record<ThemeMode, ModeColors>>;
}

/** What the skin would have to write to change a token: pins are of the page's own colours. */
const pinOf = (mode: ThemeMode) => (token: string) => `overrides.${mode}.${token.replace(/^color\./, "")}`;
const regionPin = (mode: ThemeMode, region: string) => (token: string) => `regions.${region} (${mode}) ${token}`;
const contrastPin = (mode: ThemeMode) => (token: string) => `high contrast (${mode}) ${token}`;

function problemOf({ ink, ground, ratio, measured }: PairFailure, values: ModeColors, path: (token: string) => string) {
  const below = valueAt(values, ground);
  const shade = shadeOf(valueAt(values, ink));
  return {
    code: "low_contrast",
    token: path(ink),
    value: valueAt(values, ink),
    allowed: `${ratio}:1 on ${path(ground)} ${below}, it has ${measured.toFixed(2)}:1`,
    nearest: readable(shade, [below], ratio, shadeOf(below).l > 0.6 ? "darker" : "lighter"),
  } as const satisfies TokenProblem;
}

const isExcepted = (exceptions: readonly ContrastException[], failure: PairFailure) =>
  exceptions.some(({ ink, ground }) => ink === failure.ink && ground === failure.ground);

/** Every declared pair that does not read, in every mode of the theme, in every region, and at high contrast. */
export function contrastProblems({ tokens, modes, root, regions, contrast }: Palettes): TokenProblem[] {
  const judge = (values: ModeColors, path: (token: string) => string, level: "standard" | "more" = "standard") =>
    checkPairs(values, level)
      .filter((failure) => !isExcepted(tokens.exceptions, failure))
      .map((failure) => problemOf(failure, values, path));
  return modes.flatMap((mode) => [
    ...judge(root[mode], pinOf(mode)),
    ...regionNames.flatMap((name) => {
      const region = regions[name];
      return region ? judge(region[mode], regionPin(mode, name)) : [];
    }),
    ...judge(contrast[mode], contrastPin(mode), "more"),
  ]);
}
