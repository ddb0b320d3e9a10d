import { mobileBelow } from "@livery/machines";
import type { Boot } from "@livery/skin";
import type { SafeStorage } from "../app/safe-storage.ts";
import { readStoredSettings } from "../app/stored-settings.ts";

/** What a document that loads has to do before it is itself: go to the mobile host, or take up what was handed to it. */
export type HandOff = "leaving" | "arriving" | null;

/** Set by the house beside the code of a crossing; it says no more than that there is one. */
const arrival = /(?:^|;\s*)lv_handoff=/;

/** How a document says no (`flag` of the contract). */
const switchedOff: ReadonlySet<unknown> = new Set([0, "0", false, null]);

/**
 * Whether a document that loads now may have to cross (D49). Reads what is at hand and waits for nothing: for nearly
 * everybody the answer is null, and the code of crossings is never fetched.
 */
export function pendingHandOff(
  boot: Boot,
  storage: SafeStorage,
  { document, innerWidth, location }: Pick<Window, "document" | "innerWidth" | "location">,
): HandOff {
  if (boot.shell === "mobile") return arrival.test(document.cookie) ? "arriving" : null;
  if (innerWidth >= mobileBelow) return null;
  // Settings that were heard before are read by the code of crossings: here it is enough that they may say so.
  const stored = readStoredSettings({ storage, domain: location.hostname })?.document["mobile_redirect"];
  const isLeaving = stored === undefined ? boot.firstSettings.mobileRedirect : !switchedOff.has(stored);
  return isLeaving ? "leaving" : null;
}
