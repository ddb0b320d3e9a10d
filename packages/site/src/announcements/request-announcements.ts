import { popupsStoppedKey } from "@livery/machines";
import type { Services } from "../app/services.ts";

/** The start is over and the first view stands: the alert popups may come, unless the player has stopped them (§3). */
export function requestAnnouncementsAfterStart({ announcements, storage }: Services): void {
  if (announcements.get() === null && storage.read(popupsStoppedKey) !== "1") announcements.set({ by: "start" });
}

/** The player asks for the alert popups, also for those that were closed or stopped. */
export function requestAnnouncements({ announcements }: Services): void {
  announcements.set({ by: "player" });
}
