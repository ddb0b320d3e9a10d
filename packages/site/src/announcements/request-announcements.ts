import { popupsStoppedKey } from "@livery/machines";
import type { Services } from "../core/services.ts";

/** Requests the alert popups after the start, once the first view is shown, unless the player has stopped them (§3). */
export function requestAnnouncementsAfterStart({ announcements, storage }: Services): void {
  if (announcements.get() === null && storage.read(popupsStoppedKey) !== "1") announcements.set({ by: "start" });
}

/** Requests the alert popups for the player, also those that were closed or stopped. */
export function requestAnnouncements({ announcements }: Services): void {
  announcements.set({ by: "player" });
}
