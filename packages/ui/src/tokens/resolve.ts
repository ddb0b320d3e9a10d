import { deriveColors, groundOf, type ModeColors } from "./derive-colors.ts";
import { deriveDecor } from "./derive-decor.ts";
import { deriveShadow } from "./derive-shadow.ts";
import { deriveShared } from "./derive-shared.ts";
import { mergeTokens } from "./merge.ts";
import { checkPairs } from "./pairs.ts";
import { hexOf, readable, shadeOf } from "./oklch.ts";
import { InvalidTokens, type TokenProblem } from "./problem.ts";
import type { CompleteTokens, SharedTokens, ThemeMode } from "./skin-tokens.ts";
import { type Filled, regionNames, type RegionName, type TokenValues } from "./tree.ts";
import { validateTokens } from "./validate.ts";

export interface ModeValues extends ModeColors {
  readonly shadow: TokenValues["shadow"];
  readonly decor: TokenValues["decor"];
}

/** A theme with every value decided; what `emitThemeSheet` writes down. */
export interface ResolvedTheme {
  readonly tokens: CompleteTokens;
  readonly modes: readonly ThemeMode[];
  readonly shared: Filled<SharedTokens>;
  readonly root: Readonly<Record<ThemeMode, ModeValues>>;
  readonly regions: Readonly<Partial<Record<RegionName, Readonly<Record<ThemeMode, ModeColors>>>>>;
}

/** Pins over derived values, leaf by leaf. */
function pin<T extends object>(values: T, pins: object | undefined): T {
  if (!pins) return values;
  const entries = Object.entries(values).map(([name, value]: [string, unknown]) => {
    const over = (pins as Readonly<Record<string, unknown>>)[name];
    if (over === undefined) return [name, value];
    return [name, typeof value === "object" && value !== null ? pin(value, over as object) : over];
  });
  return Object.fromEntries(entries) as T;
}

function colorsOf(tokens: CompleteTokens, mode: ThemeMode): ModeColors {
  const derived = deriveColors(mode, { ...tokens.color, ground: groundOf(mode, tokens.color) }, tokens.sections);
  return { ...derived, color: pin(derived.color, tokens.overrides[mode]) };
}

function regionColors(tokens: CompleteTokens, name: RegionName, pageMode: ThemeMode): ModeColors | undefined {
  const region = tokens.regions[name];
  if (!region) return undefined;
  const mode = region.mode ?? pageMode;
  const ground = region.ground ?? groundOf(mode, tokens.color);
  return deriveColors(mode, { ...tokens.color, ground, accent: region.accent ?? tokens.color.accent }, tokens.sections);
}

function contrastProblems(mode: ThemeMode, values: ModeColors): TokenProblem[] {
  return checkPairs(values).map(({ ink, ground, ratio, measured }) => {
    const path = (token: string) => `overrides.${mode}.${token.replace(/^color\./, "")}`;
    const read = (token: string) =>
      token
        .split(".")
        .reduce<unknown>((here, part) => (here as Readonly<Record<string, unknown>>)[part], values) as string;
    const below = read(ground);
    const shade = shadeOf(read(ink));
    const direction = shadeOf(below).l > 0.6 ? "darker" : "lighter";
    return {
      code: "low_contrast",
      token: path(ink),
      value: hexOf(shade),
      allowed: `${ratio}:1 on ${path(ground)} ${below}, it has ${measured.toFixed(2)}:1`,
      nearest: readable(shade, [below], ratio, direction),
    };
  });
}

/** The modes that a theme has, the one that it opens in first; light before dark where the system decides. */
function modesOf({ home, modes }: CompleteTokens): readonly ThemeMode[] {
  if (modes !== "both") return [modes];
  return home === "dark" ? ["dark", "light"] : ["light", "dark"];
}

/**
 * Skin tokens → every value of the theme: validate, merge with the base, derive from the seeds, lay
 * the pins on top, check the declared contrasts. Throws `InvalidTokens` with every problem found.
 */
export function resolveTheme(input: unknown): ResolvedTheme {
  const checked = validateTokens(input);
  if (!checked.ok) throw new InvalidTokens(checked.problems);
  const tokens = mergeTokens(checked.tokens);
  const modes = modesOf(tokens);
  const values = (mode: ThemeMode): ModeValues => ({
    ...colorsOf(tokens, mode),
    shadow: deriveShadow(mode, tokens),
    decor: deriveDecor(mode, tokens),
  });
  const root = { light: values("light"), dark: values("dark") };
  const problems = modes.flatMap((mode) => contrastProblems(mode, root[mode]));
  if (problems.length > 0) throw new InvalidTokens(problems);
  const regions: Partial<Record<RegionName, Readonly<Record<ThemeMode, ModeColors>>>> = {};
  for (const name of regionNames) {
    const light = regionColors(tokens, name, "light");
    const dark = regionColors(tokens, name, "dark");
    if (light && dark) regions[name] = { light, dark };
  }
  return { tokens, modes, shared: pin(deriveShared(tokens), tokens.overrides.shared), root, regions };
}
