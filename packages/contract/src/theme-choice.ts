/** Light, dark, or what the theme itself opens in. */
export type ModeChoice = "default" | "light" | "dark";

/** A theme among which a visitor may choose (D51, `themeChange`). */
export interface ThemeOption {
  readonly name: string;
  /** The modes that it has; with one there is nothing to choose. */
  readonly modes: readonly ("light" | "dark")[];
}

/** What a visitor has chosen. */
export interface ThemeChoice {
  readonly theme: string;
  readonly mode: ModeChoice;
}

/** The cookie that keeps a look: the page writes it, the house reads it and sends its documents in it. */
export const themeCookie = "look";

/** What the site shows to whoever has chosen nothing: its first theme, as that opens. */
export function defaultThemeChoice(themes: readonly ThemeOption[]): ThemeChoice {
  return { theme: themes[0]?.name ?? "", mode: "default" };
}

/** Reads the cookie's value. What is not on offer (any more) is the default, so that nothing can be smuggled in. */
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
