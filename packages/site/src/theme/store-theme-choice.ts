import {
  defaultThemeChoice,
  formatThemeChoice,
  themeCookie,
  parseThemeChoice,
  type ThemeChoice,
} from "@livery/contract";
import type { BootTheme } from "@livery/skin";
import { builtSettings } from "../core/built-settings.ts";
import { storeChoice } from "../core/store-choice.ts";
import type { Services } from "../core/services.ts";
import { applyThemeChoice, appliedThemeChoice, loadSheet } from "./apply-theme-choice.ts";

/** The services that the choice of a theme needs. */
export type ThemeServices = Pick<Services, "boot" | "themeChoice" | "settings">;

/**
 * Offers the brand's themes (D51, `themeChange`) and stores the visitor's choice: applied at once in this document, by a cookie
 * in later ones, which the server sends in that theme so that nothing flashes, and in every other tab of the site.
 */
export function storeThemeChoice({ boot, themeChoice, settings }: ThemeServices, window: Window): void {
  const { themes } = boot.brand;
  const { document } = window;
  let requested = appliedThemeChoice(document, themes);

  const show = async (next: ThemeChoice): Promise<void> => {
    requested = next;
    const there = await loadSheet(document, sheetOf(next, themes));
    // Of two quick choices the second counts, whichever sheet is loaded first.
    if (requested !== next) return;
    if (there) applyThemeChoice(document, next);
    // A sheet that cannot be loaded changes nothing; the stored choice requests it again.
    else requested = appliedThemeChoice(document, themes);
  };
  const follow = (stored: string | undefined): void => {
    const given = settings.get();
    const { defaultTheme, themeChange: offered } = given;
    const next = offered ? parseThemeChoice(stored, themes, defaultTheme) : defaultThemeChoice(themes, defaultTheme);
    themeChoice.set(offered ? { ...next, choose } : null);
    // A server sends the document in the theme of its settings: built ones that name none do not say otherwise.
    if (given === builtSettings(boot) && defaultTheme === "" && !offered) return;
    if (formatThemeChoice(next) !== formatThemeChoice(requested)) void show(next);
  };
  const choose = (next: ThemeChoice): void => {
    store(formatThemeChoice(next));
    themeChoice.set({ ...next, choose });
    void show(next);
  };
  const { store, refresh } = storeChoice({ cookie: themeCookie, window, follow });
  settings.subscribe(refresh);
}

function sheetOf({ theme }: ThemeChoice, themes: readonly BootTheme[]): string | null {
  return themes.find(({ name }) => name === theme)?.sheet ?? null;
}
