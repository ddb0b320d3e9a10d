import { resolveTheme, type SkinTokens, type ThemeMode } from "@livery/ui/tokens";

export interface ThemeColours {
  readonly light: string;
  /** Present if the system chooses between two modes whose colours differ. */
  readonly dark?: string;
}

/** The colour of the browser's frame around a theme: the ground of the adjacent header in each mode. */
export interface ThemeFrames {
  readonly frames: Readonly<Partial<Record<ThemeMode, string>>>;
  /** Whether the visitor's system chooses the mode, in place of the theme's first one. */
  readonly bySystem: boolean;
}

export function themeFrames(tokens: SkinTokens): ThemeFrames {
  const theme = resolveTheme(tokens);
  const ground = (mode: ThemeMode): string => (theme.regions.header ?? theme.root)[mode].color.page;
  return {
    frames: Object.fromEntries(theme.modes.map((mode) => [mode, ground(mode)])),
    bySystem: theme.modes.length > 1 && theme.tokens.home === "system",
  };
}

/** The colour of the frame as the first view has it. */
export function themeColours(tokens: SkinTokens): ThemeColours {
  const { bySystem, frames } = themeFrames(tokens);
  const [first = "", second = first] = Object.values(frames);
  return bySystem && second !== first ? { light: first, dark: second } : { light: first };
}
