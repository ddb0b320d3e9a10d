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

/**
 * The choice of a visitor who has made none, in its default mode: the theme that the settings name (`site_default_theme`), or the first
 * one if they name none of these.
 */
export function defaultThemeChoice(themes: readonly ThemeOption[], named = ""): ThemeChoice {
  const theme = themes.find(({ name }) => name === named) ?? themes[0];
  return { theme: theme?.name ?? "", mode: "default" };
}

/**
 * Reads the cookie's value. A theme or mode that is not on offer gives the default (`named`: that of the settings), so that the cookie
 * cannot inject other values.
 */
export function parseThemeChoice(text: string | undefined, themes: readonly ThemeOption[], named = ""): ThemeChoice {
  const [name = "", mode = ""] = (text ?? "").split(".");
  const theme = themes.find((known) => known.name === name);
  if (theme === undefined) return defaultThemeChoice(themes, named);
  const chosen = mode === "light" || mode === "dark" ? mode : undefined;
  return { theme: name, mode: chosen && theme.modes.includes(chosen) ? chosen : "default" };
}

/** `arcade.dark`: letters, digits, hyphens and one dot. */
export function formatThemeChoice({ theme, mode }: ThemeChoice): string {
  return `${theme}.${mode}`;
}
