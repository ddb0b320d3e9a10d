import { cookieOf } from "./cookie.ts";

/** Seconds for which a choice is kept: a year. */
const maxAge = 31_536_000;

export interface ChoiceOptions {
  readonly cookie: string;
  readonly window: Window;
  /** Gets what stands: at once, when another tab chooses, and on the way back to this one; undefined is no choice. */
  readonly follow: (stored: string | undefined) => void;
}

export interface StoredChoice {
  /** Keeps a choice of this tab; `follow` does not hear of it. */
  readonly store: (value: string) => void;
  /** Follows what stands once more. */
  readonly refresh: () => void;
}

/**
 * Keeps what a visitor chose (D51): by a cookie of the domain that the site's own host and its mobile one have in common
 * (D49), and in every other tab of the site. Where no cookie is taken it holds as long as the document.
 */
export function storeChoice({ cookie, follow, window }: ChoiceOptions): StoredChoice {
  const { document, location } = window;
  const domain = location.hostname.replace(/^m\./u, "");
  const channel = new BroadcastChannel(`livery.${cookie}`);
  const publish: (value: string) => void = channel.postMessage.bind(channel);
  let last: string | undefined;
  const refresh = (): void => follow(cookieOf(document, cookie) ?? last);
  channel.addEventListener("message", ({ data }: MessageEvent<string>) => {
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
      // With the choice itself: another tab may hear of it before the cookie is there to be read.
      publish(value);
    },
  };
}
