/** Light, dark, or the theme's own default. */
export type ModeChoice = "default" | "light" | "dark";

/** A theme that a visitor may choose (D51, `themeChange`). */
export interface ThemeOption {
  readonly name: string;
  /** Its modes; with only one there is no choice. */
  readonly modes: readonly ("light" | "dark")[];
}

/** A visitor's choice. */
export interface ThemeChoice {
  readonly theme: string;
  readonly mode: ModeChoice;
}

/** The cookie of the chosen theme: the page writes it, the server reads it and renders its documents accordingly. */
export const themeCookie = "look";

/** The choice of a visitor who has made none: the first theme, in its default mode. */
export function defaultThemeChoice(themes: readonly ThemeOption[]): ThemeChoice {
  return { theme: themes[0]?.name ?? "", mode: "default" };
}

/**
 * Reads the cookie's value. A theme or mode that is not on offer gives the default, so that the cookie cannot inject other
 * values.
 */
export function parseThemeChoice(text: string | undefined, themes: readonly ThemeOption[]): ThemeChoice {
  const [name = "", mode = ""] = (text ?? "").split(".");
  const theme = themes.find((known) => known.name === name);
  if (theme === undefined) return defaultThemeChoice(themes);
  const chosen = mode === "light" || mode === "dark" ? mode : undefined;
  return { theme: name, mode: chosen && theme.modes.includes(chosen) ? chosen : "default" };
}

/** `arcade.dark`: letters, digits, hyphens and one dot. */
export function formatThemeChoice({ theme, mode }: ThemeChoice): string {
  return `${theme}.${mode}`;
}
