import { cookieOf } from "./cookie.ts";

/** Seconds for which a choice is kept: a year. */
const keptFor = 31_536_000;

export interface ChoicePlace {
  readonly cookie: string;
  readonly window: Window;
  /** Gets what stands: at once, when another tab chooses, and on the way back to this one; undefined is no choice. */
  readonly follow: (kept: string | undefined) => void;
}

export interface KeptChoice {
  /** Keeps a choice of this tab; `follow` does not hear of it. */
  readonly keep: (value: string) => void;
  /** Follows what stands once more. */
  readonly lookAgain: () => void;
}

/**
 * Keeps what a visitor chose (D51): by a cookie of the domain that the site's own host and its mobile one have in common
 * (D49), and in every other tab of the site. Where no cookie is taken it holds as long as the document.
 */
export function keepChoice({ cookie, follow, window }: ChoicePlace): KeptChoice {
  const { document, location } = window;
  const domain = location.hostname.replace(/^m\./u, "");
  const told = new BroadcastChannel(`livery.${cookie}`);
  const tell: (value: string) => void = told.postMessage.bind(told);
  let last: string | undefined;
  const lookAgain = (): void => follow(cookieOf(document, cookie) ?? last);
  told.addEventListener("message", ({ data }: MessageEvent<string>) => {
    last = data;
    follow(data);
  });
  // The site's other host has the same cookie, but no channel to this one.
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") lookAgain();
  });
  lookAgain();
  return {
    lookAgain,
    keep(value) {
      last = value;
      document.cookie = `${cookie}=${value}; path=/; max-age=${keptFor}; samesite=lax; domain=${domain}`;
      // With the choice itself: another tab may hear of it before the cookie is there to be read.
      tell(value);
    },
  };
}
