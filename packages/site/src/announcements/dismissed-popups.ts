import type { Popup } from "@livery/contract";

/** What a visit has seen already; a visit lasts as long as its tab. */
export const dismissedKey = "livery.popups.seen";

/** Session storage, as far as it is needed; null where the browser has none to give. */
export type VisitStorage = Pick<Storage, "getItem" | "setItem"> | null;

/** Announcements come up by themselves once a visit: another language or a reload does not bring them back. */
export interface DismissedPopups {
  /** Whether each of these has been seen. */
  readonly all: (popups: readonly Popup[]) => boolean;
  readonly note: (popups: readonly Popup[]) => void;
}

export function dismissedPopups(open: () => VisitStorage): DismissedPopups {
  const read = (): readonly number[] => {
    try {
      const stored: unknown = JSON.parse(open()?.getItem(dismissedKey) ?? "[]");
      return Array.isArray(stored) ? stored.filter((id): id is number => typeof id === "number") : [];
    } catch {
      // Storage that is forbidden, or written by somebody else: nothing has been seen then.
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
        // They come up again with the next document; nothing else is lost.
      }
    },
  };
}
