import { useRef } from "react";

/** Where the focus begins in an overlay: at its first control, or at the overlay itself where there is something to read. */
export type OverlayBeginning = "control" | "content";

/**
 * Gives the focus back to where it was when an overlay opened. Radix does so only for a trigger of
 * its own, and the site opens its overlays from anywhere: a guard, a machine, another overlay.
 */
export function useReturnFocus(begin: OverlayBeginning = "control") {
  const opener = useRef<HTMLElement | null>(null);
  return {
    onOpenAutoFocus: (event: Event) => {
      opener.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
      if (begin === "control") return;
      event.preventDefault();
      if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus();
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      opener.current?.focus();
      opener.current = null;
    },
  };
}
