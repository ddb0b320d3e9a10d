import { mobileBelow } from "@livery/machines";
import type { Boot } from "@livery/skin";
import type { SafeStorage } from "../app/safe-storage.ts";
import { knownSettings } from "../app/settings.ts";

/** What a document that loads has to do before it is itself: go to the mobile host, or take up what was handed to it. */
export type Crossing = "leaving" | "arriving" | null;

/** Set by the house beside the code of a crossing; it says no more than that there is one. */
const arrival = /(?:^|;\s*)lv_handoff=/;

/**
 * Whether a document that loads now may have to cross (D49). Reads what is at hand and waits for nothing: for nearly
 * everybody the answer is null, and the code of crossings is never fetched.
 */
export function crossingAhead(
  boot: Boot,
  storage: SafeStorage,
  { document, innerWidth, location }: Pick<Window, "document" | "innerWidth" | "location">,
): Crossing {
  if (boot.shell === "mobile") return arrival.test(document.cookie) ? "arriving" : null;
  const mayLeave =
    innerWidth < mobileBelow && knownSettings({ boot, storage, domain: location.hostname }).mobileRedirect;
  return mayLeave ? "leaving" : null;
}
