import { defaultLook, formatLook, lookCookie, parseLook, type Look } from "@livery/contract";
import type { BootTheme } from "@livery/skin";
import type { Services } from "../app/services.ts";
import { dress, dressOf, loadSheet } from "./dress.ts";

/** Seconds for which a choice is kept: a year. */
const keptFor = 31_536_000;

/** What a browser has to do with looks. */
export type LookPlace = Pick<Services, "boot" | "look" | "settings">;

/**
 * Offers the brand's looks (D51, `themeChange`) and keeps the visitor's: at once in this document, by a cookie in those
 * to come, which the house sends in the look itself so that nothing flashes, and in every other tab of the site.
 */
export function keepLook({ boot, look, settings }: LookPlace, window: Window): void {
  const { themes } = boot.brand;
  const { document } = window;
  const told = new BroadcastChannel("livery.look");
  const tell: (look: string) => void = told.postMessage.bind(told);
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
    document.cookie = `${lookCookie}=${formatLook(next)}; path=/; max-age=${keptFor}; samesite=lax; domain=${sharedDomain(window)}`;
    // With the choice itself: another tab may hear of it before the cookie is there to be read.
    tell(formatLook(next));
    look.set({ ...next, choose });
    void show(next);
  };
  const lookAgain = (): void => follow(cookieOf(document));
  told.addEventListener("message", ({ data }: MessageEvent<string>) => follow(data));
  // The site's other host has the same cookie, but no channel to this one.
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") lookAgain();
  });
  settings.subscribe(lookAgain);
  lookAgain();
}

function sheetOf({ theme }: Look, themes: readonly BootTheme[]): string | null {
  return themes.find(({ name }) => name === theme)?.sheet ?? null;
}

function cookieOf({ cookie }: Document): string | undefined {
  const start = `${lookCookie}=`;
  const pair = cookie.split("; ").find((each) => each.startsWith(start));
  return pair?.slice(start.length);
}

/** The domain that the site's own host and its mobile one have in common (D49). */
function sharedDomain({ location }: Window): string {
  return location.hostname.replace(/^m\./u, "");
}
