/** Whether events in live matches are read out, and the function to choose it: once a browser, for all tabs of the site. */
export interface LiveRegionChoice {
  readonly on: boolean;
  readonly choose: (on: boolean) => void;
}

/** The cookie that stores the choice, for both hosts of a site (D49). */
export const liveRegionCookie = "livenews";

/** Reads the cookie's value: without an "off" the news are read out. */
export function readLiveRegionChoice(stored: string | undefined): boolean {
  return stored !== "off";
}
