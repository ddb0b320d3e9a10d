import { languageOf } from "@livery/i18n";
import type { Skin } from "@livery/skin";
import { resolveTheme } from "@livery/ui/tokens";

/** A column of the sheet: the window size, light or dark, and the language of the pages. */
export interface View {
  readonly name: string;
  /** CSS pixels. */
  readonly width: number;
  readonly height: number;
  readonly phone: boolean;
  readonly mode: "light" | "dark";
  readonly lang: string;
}

const wide = { width: 1440, height: 900, phone: false } as const;
const narrow = { width: 390, height: 844, phone: true } as const;

/** Wide and narrow in every mode of the skin, and one right-to-left column if it has such a language. */
export function viewsOf(skin: Skin): readonly View[] {
  const { modes } = resolveTheme(skin.tokens);
  const [lang = "en"] = skin.languages;
  const [mode = "light"] = modes;
  const other = skin.languages.find((code) => languageOf(code)?.dir === "rtl" && code !== lang);
  const views = modes.flatMap((each) => [
    { ...wide, mode: each, lang, name: `wide · ${each} · ${lang}` },
    { ...narrow, mode: each, lang, name: `narrow · ${each} · ${lang}` },
  ]);
  if (other === undefined) return views;
  return [...views, { ...wide, mode, lang: other, name: `wide · ${mode} · ${other}` }];
}
