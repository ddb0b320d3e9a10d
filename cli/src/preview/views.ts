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

/** Wide and narrow in every mode of the skin, in its first language and in the first that is written from right to left. */
export function viewsOf(skin: Skin): readonly View[] {
  const { modes } = resolveTheme(skin.tokens);
  const [first = "en"] = skin.languages;
  const mirrored = skin.languages.find((code) => languageOf(code)?.dir === "rtl");
  return [...new Set([first, mirrored ?? first])].flatMap((lang) =>
    modes.flatMap((mode) => [
      { ...wide, mode, lang, name: `wide · ${mode} · ${lang}` },
      { ...narrow, mode, lang, name: `narrow · ${mode} · ${lang}` },
    ]),
  );
}

/** Views of one window and language, which differ in their mode: a page is opened once for all of them. */
export type ViewsOfWindow = readonly [View, ...View[]];

export function viewsByWindow(views: readonly View[]): readonly ViewsOfWindow[] {
  const windows = new Map<string, [View, ...View[]]>();
  for (const view of views) {
    const key = `${view.width} ${view.lang}`;
    const known = windows.get(key);
    if (known === undefined) windows.set(key, [view]);
    else known.push(view);
  }
  return [...windows.values()];
}
