import type { Popup } from "@livery/contract";
import type { WordKey } from "../app/words.ts";
import type { Services } from "../app/services.ts";
import type { SeenPopups } from "./seen.ts";

/**
 * The announcements that are due: those that this visit has not seen, or all of them where the player asked. Only who
 * asked is told that there are none, or that they did not come (§8).
 */
export async function loadPopups(
  { announcements, client, overlay }: Services,
  seen: SeenPopups,
  signal: AbortSignal,
): Promise<readonly Popup[]> {
  const asked = announcements.get()?.by === "player";
  const tell = (status: "info" | "failure", message: WordKey): void => {
    if (asked && !signal.aborted)
      overlay.send({ type: "SHOW", notice: { status, message, params: {}, subject: "announcements" } });
  };
  try {
    const popups = await client.call("getPopups", {}, { signal });
    if (popups.length === 0) tell("info", "announce:popups.none");
    if (popups.length === 0 || (!asked && seen.all(popups))) return [];
    // They come up with their texts, not with the place for them.
    await import("../security/sanitiser.ts");
    return popups;
  } catch (error) {
    tell("failure", "announce:popups.failed");
    throw error;
  }
}
