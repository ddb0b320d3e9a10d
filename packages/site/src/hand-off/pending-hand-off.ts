import { mobileBelow } from "@livery/machines";
import type { Boot } from "@livery/skin";
import type { SafeStorage } from "../core/safe-storage.ts";
import { readStoredSettings } from "../core/stored-settings.ts";

/** What a loading document has to do before its start: go to the mobile host, or receive what was handed to it. */
export type HandOff = "leaving" | "arriving" | null;

/** Set by the server beside the code of a hand-off; it only marks that there is one. */
const arrival = /(?:^|;\s*)lv_handoff=/;

/** The values of a document that mean false (`flag` of the contract). */
const switchedOff: ReadonlySet<unknown> = new Set([0, "0", false, null]);

/**
 * Whether a loading document may have to cross (D49). Reads only local data and waits for nothing: the answer is nearly always
 * null, and the code of hand-offs is not loaded.
 */
export function pendingHandOff(
  boot: Boot,
  storage: SafeStorage,
  { document, innerWidth, location }: Pick<Window, "document" | "innerWidth" | "location">,
): HandOff {
  if (boot.shell === "mobile") return arrival.test(document.cookie) ? "arriving" : null;
  if (innerWidth >= mobileBelow) return null;
  // The hand-off's code reads the stored settings properly: here it is enough that they may allow the redirect.
  const stored = readStoredSettings({ storage, domain: location.hostname })?.document["mobile_redirect"];
  const isLeaving = stored === undefined ? boot.firstSettings.mobileRedirect : !switchedOff.has(stored);
  return isLeaving ? "leaving" : null;
}
