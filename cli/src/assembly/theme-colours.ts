import { resolveTheme, type SkinTokens } from "@livery/ui/tokens";

export interface ThemeColours {
  readonly light: string;
  /** Present if the brand has both modes and they differ. */
  readonly dark?: string;
}

/** The colour of the browser's frame around the site: the ground of the adjacent header. */
export function themeColours(tokens: SkinTokens): ThemeColours {
  const theme = resolveTheme(tokens);
  const [first = "light", second] = theme.modes;
  const ground = (mode: "light" | "dark"): string => (theme.regions.header ?? theme.root)[mode].color.page;
  const light = ground(first);
  const dark = second === undefined ? light : ground(second);
  return dark === light ? { light } : { light, dark };
}
