/** Whether what happens in live matches is read out, and how a visitor chooses: once a browser, for all tabs of the site. */
export interface LiveRegionChoice {
  readonly on: boolean;
  readonly choose: (on: boolean) => void;
}

/** The cookie that keeps it, for both hosts of a site (D49). */
export const liveRegionCookie = "livenews";

/** Reads the cookie's value: who has not said no hears them. */
export function readLiveRegionChoice(stored: string | undefined): boolean {
  return stored !== "off";
}
