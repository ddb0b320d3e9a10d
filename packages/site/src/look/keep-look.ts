import { defaultLook, formatLook, lookCookie, parseLook, type Look } from "@livery/contract";
import type { BootTheme } from "@livery/skin";
import { keepChoice } from "../app/keep-choice.ts";
import type { Services } from "../app/services.ts";
import { dress, dressOf, loadSheet } from "./dress.ts";

/** What a browser has to do with looks. */
export type LookPlace = Pick<Services, "boot" | "look" | "settings">;

/**
 * Offers the brand's looks (D51, `themeChange`) and keeps the visitor's: at once in this document, by a cookie in those
 * to come, which the house sends in the look itself so that nothing flashes, and in every other tab of the site.
 */
export function keepLook({ boot, look, settings }: LookPlace, window: Window): void {
  const { themes } = boot.brand;
  const { document } = window;
  let wanted = dressOf(document, themes);

  const show = async (next: Look): Promise<void> => {
    wanted = next;
    const there = await loadSheet(document, sheetOf(next, themes));
    // Who presses two themes in a row gets the second, whichever sheet comes first; a sheet that does not come changes nothing.
    if (there && wanted === next) dress(document, next);
  };
  const follow = (kept: string | undefined): void => {
    const offered = settings.get().themeChange;
    const next = offered ? parseLook(kept, themes) : defaultLook(themes);
    look.set(offered ? { ...next, choose } : null);
    if (formatLook(next) !== formatLook(wanted)) void show(next);
  };
  const choose = (next: Look): void => {
    keep(formatLook(next));
    look.set({ ...next, choose });
    void show(next);
  };
  const { keep, lookAgain } = keepChoice({ cookie: lookCookie, window, follow });
  settings.subscribe(lookAgain);
}

function sheetOf({ theme }: Look, themes: readonly BootTheme[]): string | null {
  return themes.find(({ name }) => name === theme)?.sheet ?? null;
}
