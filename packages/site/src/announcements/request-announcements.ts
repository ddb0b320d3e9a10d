import { popupsStoppedKey } from "@livery/machines";
import type { Services } from "../core/services.ts";

/**
 * Requests the alert popups after the start, once the first view is shown, unless the site shows them on request only, or the
 * player has stopped them (§3).
 */
export function requestAnnouncementsAfterStart({ announcements, settings, storage }: Services): void {
  if (settings.get().popupsOnRequest || storage.read(popupsStoppedKey) === "1") return;
  if (announcements.get() === null) announcements.set({ by: "start" });
}

/** Requests the alert popups for the player, also those that were closed or stopped. */
export function requestAnnouncements({ announcements }: Services): void {
  announcements.set({ by: "player" });
}
