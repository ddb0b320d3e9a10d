import { type RefObject, useEffect, useRef } from "react";

/** Initial focus in an overlay: its first control, or the overlay itself if there is something to read. */
export type OverlayBeginning = "control" | "content";

/** Of every open overlay. */
const openers = new Set<RefObject<HTMLElement | null>>();

const isDetached = (element: HTMLElement): boolean => element === document.body || !element.isConnected;

/**
 * Returns the focus to where it was when an overlay opened. Radix does so only for its own triggers, and the site opens overlays
 * from anywhere: a guard, a state machine, another overlay.
 */
export function useReturnFocus(begin: OverlayBeginning = "control") {
  const opener = useRef<HTMLElement | null>(null);
  useEffect(() => {
    openers.add(opener);
    return () => void openers.delete(opener);
  }, []);
  return {
    onOpenAutoFocus: (event: Event) => {
      opener.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
      if (begin === "control") return;
      event.preventDefault();
      if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus();
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      const back = opener.current;
      back?.focus();
      opener.current = null;
      // An overlay that replaced this one opened after the focused element was removed: it returns the focus to the same element
      // as this one.
      for (const other of openers) if (other.current !== null && isDetached(other.current)) other.current = back;
    },
  };
}
