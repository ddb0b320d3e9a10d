/** Light, dark, or what the theme itself opens in. */
export type LookMode = "default" | "light" | "dark";

/** A theme among which a visitor may choose (D51, `themeChange`). */
export interface LookTheme {
  readonly name: string;
  /** The modes that it has; with one there is nothing to choose. */
  readonly modes: readonly ("light" | "dark")[];
}

/** What a visitor has chosen. */
export interface Look {
  readonly theme: string;
  readonly mode: LookMode;
}

/** The cookie that keeps a look: the page writes it, the house reads it and sends its documents in it. */
export const lookCookie = "look";

/** What the site shows to whoever has chosen nothing: its first theme, as that opens. */
export function defaultLook(themes: readonly LookTheme[]): Look {
  return { theme: themes[0]?.name ?? "", mode: "default" };
}

/** Reads the cookie's value. What is not on offer (any more) is the default, so that nothing can be smuggled in. */
export function parseLook(text: string | undefined, themes: readonly LookTheme[]): Look {
  const [name = "", mode = ""] = (text ?? "").split(".");
  const theme = themes.find((known) => known.name === name);
  if (theme === undefined) return defaultLook(themes);
  const chosen = mode === "light" || mode === "dark" ? mode : undefined;
  return { theme: name, mode: chosen && theme.modes.includes(chosen) ? chosen : "default" };
}

/** `arcade.dark`: letters, digits, hyphens and one dot. */
export function formatLook({ theme, mode }: Look): string {
  return `${theme}.${mode}`;
}
