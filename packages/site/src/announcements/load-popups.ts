import type { Popup } from "@livery/contract";
import type { MessageKey } from "../app/translate.ts";
import type { Services } from "../app/services.ts";
import type { DismissedPopups } from "./dismissed-popups.ts";

/**
 * The announcements that are due: those that this visit has not seen, or all of them where the player asked. Only who
 * asked is told that there are none, or that they did not come (§8).
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
    // They come up with their texts, not with the place for them.
    await import("../security/sanitiser.ts");
    return popups;
  } catch (error) {
    showNotice("failure", "announce:popups.failed");
    throw error;
  }
}
