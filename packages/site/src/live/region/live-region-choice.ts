/** The cookie that stores the choice, for both hosts of a site (D49). */
export const liveRegionCookie = "livenews";

/** Reads the cookie's value: without an "off" the news are read out. */
export function readLiveRegionChoice(stored: string | undefined): boolean {
  return stored !== "off";
}
