import type { Popup } from "@livery/contract";
import type { MessageKey } from "../core/translate.ts";
import type { Services } from "../core/services.ts";
import type { DismissedPopups } from "./dismissed-popups.ts";

/**
 * Loads the announcements that are due: those that this visit has not dismissed, or all of them if the player requested them.
 * "There are none" and "they could not be loaded" are shown only to a player who requested them (§8).
 */
export async function loadPopups(
  { announcements, client, overlay }: Services,
  dismissed: DismissedPopups,
  signal: AbortSignal,
): Promise<readonly Popup[]> {
  const byPlayer = announcements.get()?.by === "player";
  const showNotice = (status: "info" | "failure", message: MessageKey): void => {
    if (byPlayer && !signal.aborted)
      overlay.send({ type: "SHOW", notice: { status, message, params: {}, subject: "announcements" } });
  };
  try {
    const popups = await client.call("getPopups", {}, { signal });
    if (popups.length === 0) showNotice("info", "announce:popups.none");
    if (popups.length === 0 || (!byPlayer && dismissed.all(popups))) return [];
    // The popups open together with their texts, not with an empty box.
    await import("@livery/browser-app/sanitiser");
    return popups;
  } catch (error) {
    showNotice("failure", "announce:popups.failed");
    throw error;
  }
}
