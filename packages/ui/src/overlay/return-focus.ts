import { type RefObject, useEffect, useRef } from "react";

/** Where the focus begins in an overlay: at its first control, or at the overlay itself where there is something to read. */
export type OverlayBeginning = "control" | "content";

/** Of every overlay that stands. */
const openers = new Set<RefObject<HTMLElement | null>>();

const isDetached = (element: HTMLElement): boolean => element === document.body || !element.isConnected;

/**
 * Gives the focus back to where it was when an overlay opened. Radix does so only for a trigger of
 * its own, and the site opens its overlays from anywhere: a guard, a machine, another overlay.
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
      // One that this one made room for began where nothing was any more: it gives the focus back to where this one does.
      for (const other of openers) if (other.current !== null && isDetached(other.current)) other.current = back;
    },
  };
}
