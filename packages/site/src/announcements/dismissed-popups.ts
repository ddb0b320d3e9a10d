import type { Popup } from "@livery/contract";

/** Storage key of the announcements that this visit has dismissed; a visit lasts as long as its tab. */
export const dismissedKey = "livery.popups.seen";

/** The part of session storage that is used; null where the browser has none. */
export type VisitStorage = Pick<Storage, "getItem" | "setItem"> | null;

/** Announcements open automatically once a visit: a change of language or a reload does not open them again. */
export interface DismissedPopups {
  /** Whether each of these is dismissed. */
  readonly all: (popups: readonly Popup[]) => boolean;
  readonly note: (popups: readonly Popup[]) => void;
}

export function dismissedPopups(open: () => VisitStorage): DismissedPopups {
  const read = (): readonly number[] => {
    try {
      const stored: unknown = JSON.parse(open()?.getItem(dismissedKey) ?? "[]");
      return Array.isArray(stored) ? stored.filter((id): id is number => typeof id === "number") : [];
    } catch {
      // Storage is forbidden, or holds a foreign value: nothing counts as dismissed.
      return [];
    }
  };
  return {
    all: (popups) => {
      const dismissed = new Set(read());
      return popups.every(({ popupId }) => dismissed.has(popupId));
    },
    note: (popups) => {
      const ids = new Set([...read(), ...popups.map(({ popupId }) => popupId)]);
      try {
        open()?.setItem(dismissedKey, JSON.stringify([...ids]));
      } catch {
        // They open again with the next document; nothing else is lost.
      }
    },
  };
}
