import { type ModeColors, type ModeValues, type ResolvedTheme, resolveTheme, variableName } from "@livery/ui/tokens";
import { type ChosenMode, modeOf, skins } from "../frame/skins.ts";

/** What the toolbar says of the theme. */
export interface Theme {
  readonly skin: string;
  readonly mode: ChosenMode;
  readonly contrast: "normal" | "more";
}

const resolved = new Map<string, ResolvedTheme>();

/** A skin with every value decided; worked out once. */
export function themeOf(skin: string): ResolvedTheme {
  const known = resolved.get(skin) ?? resolveTheme(skins[skin]);
  resolved.set(skin, known);
  return known;
}

export function valuesOf({ skin, mode }: Theme): ModeValues {
  return themeOf(skin).root[modeOf(skin, mode)];
}

/** The colours as the toolbar's mode and contrast give them. */
export function colorsOf({ skin, mode, contrast }: Theme): ModeColors {
  const { contrast: strong, root } = themeOf(skin);
  return (contrast === "more" ? strong : root)[modeOf(skin, mode)];
}

/** A token as a style takes it. */
export function tokenVar(path: readonly string[]): string {
  return `var(--${variableName(path)})`;
}
