/** Whether what happens in live matches is read out, and how a visitor chooses: once a browser, for all tabs of the site. */
export interface LiveNewsChoice {
  readonly on: boolean;
  readonly choose: (on: boolean) => void;
}

/** The cookie that keeps it, for both hosts of a site (D49). */
export const liveNewsCookie = "livenews";

/** Reads the cookie's value: who has not said no hears them. */
export function readNewsChoice(kept: string | undefined): boolean {
  return kept !== "off";
}
