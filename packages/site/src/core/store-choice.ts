import { cookieOf } from "./cookie.ts";

/** Seconds for which a choice is stored: a year. */
const maxAge = 31_536_000;

export interface ChoiceOptions {
  readonly cookie: string;
  readonly window: Window;
  /** Receives the stored choice: at once, when another tab chooses, and when this tab becomes visible; undefined is no choice. */
  readonly follow: (stored: string | undefined) => void;
}

export interface StoredChoice {
  /** Stores a choice of this tab; `follow` is not called. */
  readonly store: (value: string) => void;
  /** Calls `follow` with the stored choice again. */
  readonly refresh: () => void;
}

/**
 * Stores a visitor's choice (D51): in a cookie of the domain that the site's own host and its mobile host share (D49), and in
 * every other tab of the site. Where cookies are refused it lasts as long as the document.
 */
export function storeChoice({ cookie, follow, window }: ChoiceOptions): StoredChoice {
  const { document, location } = window;
  const domain = location.hostname.replace(/^m\./u, "");
  // An older browser has none: its other tabs read the choice when they become visible.
  const channel = typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel(`livery.${cookie}`);
  const publish: ((value: string) => void) | undefined = channel?.postMessage.bind(channel);
  let last: string | undefined;
  const refresh = (): void => follow(cookieOf(document, cookie) ?? last);
  channel?.addEventListener("message", ({ data }: MessageEvent<string>) => {
    last = data;
    follow(data);
  });
  // The site's other host has the same cookie, but no channel to this one.
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") refresh();
  });
  refresh();
  return {
    refresh,
    store(value) {
      last = value;
      document.cookie = `${cookie}=${value}; path=/; max-age=${maxAge}; samesite=lax; domain=${domain}`;
      // The message carries the choice: another tab may receive it before it can read the cookie.
      publish?.(value);
    },
  };
}
