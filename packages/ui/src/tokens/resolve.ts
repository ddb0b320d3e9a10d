import { deriveColors, groundOf, type ModeColors } from "./derive-colors.ts";
import { deriveDecor } from "./derive-decor.ts";
import { deriveShadow } from "./derive-shadow.ts";
import { deriveShared } from "./derive-shared.ts";
import { mergeTokens } from "./merge.ts";
import { pin, withAliases } from "./pin.ts";
import { contrastProblems } from "./contrast-problems.ts";
import { deriveContrast } from "./derive-contrast.ts";
import { InvalidTokens } from "./problem.ts";
import type { Color, ColorByMode, CompleteTokens, SharedTokens, ThemeMode } from "./skin-tokens.ts";
import { type Filled, regionNames, type RegionName, type TokenValues } from "./tree.ts";
import { validateTokens } from "./validate-tokens.ts";

export interface ModeValues extends ModeColors {
  readonly shadow: TokenValues["shadow"];
  readonly decor: TokenValues["decor"];
}

/** A theme with every value resolved; the input of the theme sheet. */
export interface ResolvedTheme {
  readonly tokens: CompleteTokens;
  readonly modes: readonly ThemeMode[];
  readonly shared: Filled<SharedTokens>;
  /** The same at the compact density. */
  readonly compact: Filled<SharedTokens>;
  readonly root: Readonly<Record<ThemeMode, ModeValues>>;
  readonly regions: Readonly<Partial<Record<RegionName, Readonly<Record<ThemeMode, ModeColors>>>>>;
  /** The colours of each mode at high contrast. */
  readonly contrast: Readonly<Record<ThemeMode, ModeColors>>;
}

function colorsOf(tokens: CompleteTokens, mode: ThemeMode): ModeColors {
  const derived = deriveColors(mode, { ...tokens.color, ground: groundOf(mode, tokens.color) }, tokens.sections);
  const pins = tokens.overrides[mode];
  // Without a seed of its own the section of sports has the accent, which most pages then take from it.
  const sports =
    tokens.sections.sports === undefined ? pin(derived.section.sports, pins?.accent) : derived.section.sports;
  return { ...derived, color: pin(derived.color, withAliases(pins)), section: { ...derived.section, sports } };
}

/** Returns the colour of a region's seed in a mode. */
export function seedIn(seed: ColorByMode | undefined, mode: ThemeMode): Color | undefined {
  return typeof seed === "object" ? seed[mode] : seed;
}

function regionColors(tokens: CompleteTokens, name: RegionName, pageMode: ThemeMode): ModeColors | undefined {
  const region = tokens.regions[name];
  if (!region?.mode && !region?.ground && !region?.accent) return undefined;
  const mode = region.mode ?? pageMode;
  const ground = seedIn(region.ground, mode) ?? groundOf(mode, tokens.color);
  const accent = seedIn(region.accent, mode) ?? tokens.color.accent;
  // The focus ring has one colour all over the page, if the skin has pinned it.
  const focus = tokens.overrides[mode]?.focus;
  return deriveColors(
    mode,
    { ...tokens.color, ground, accent, focus, vivid: region.saturation === "full" },
    tokens.sections,
  );
}

/** The modes of a theme, its initial one first; light before dark if the system decides. */
function modesOf({ home, modes }: CompleteTokens): readonly ThemeMode[] {
  if (modes !== "both") return [modes];
  return home === "dark" ? ["dark", "light"] : ["light", "dark"];
}

/**
 * Skin tokens → every value of the theme: validates, merges with the base, derives from the seeds, applies the pins, checks the
 * declared contrasts. Throws `InvalidTokens` with every problem found.
 * @example packages/ui/examples/derive-a-theme.example.ts
 */
export function resolveTheme(input: unknown): ResolvedTheme {
  const checked = validateTokens(input);
  if (!checked.ok) throw new InvalidTokens(checked.problems);
  const theme = deriveTheme(mergeTokens(checked.tokens));
  const problems = contrastProblems(theme);
  if (problems.length > 0) throw new InvalidTokens(problems);
  return theme;
}

/** Every value of a theme from its merged tokens, whether or not its colours read. */
export function deriveTheme(tokens: CompleteTokens): ResolvedTheme {
  const modes = modesOf(tokens);
  const values = (mode: ThemeMode): ModeValues => {
    const colors = colorsOf(tokens, mode);
    const header = regionColors(tokens, "header", mode) ?? colors;
    return { ...colors, shadow: deriveShadow(mode, tokens), decor: deriveDecor(mode, tokens, header.color) };
  };
  const root = { light: values("light"), dark: values("dark") };
  const regions: Partial<Record<RegionName, Readonly<Record<ThemeMode, ModeColors>>>> = {};
  for (const name of regionNames) {
    const light = regionColors(tokens, name, "light");
    const dark = regionColors(tokens, name, "dark");
    if (light && dark) regions[name] = { light, dark };
  }
  const contrast = { light: deriveContrast("light", tokens), dark: deriveContrast("dark", tokens) };
  const pinned = (density: number) => pin(deriveShared({ ...tokens, density }), tokens.overrides.shared);
  return {
    tokens,
    modes,
    shared: pinned(tokens.density),
    compact: pinned(tokens.density * tokens.compact),
    root,
    regions,
    contrast,
  };
}
