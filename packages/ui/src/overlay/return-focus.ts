import { useRef } from "react";

/**
 * Gives the focus back to where it was when an overlay opened. Radix does so only for a trigger of
 * its own, and the site opens its overlays from anywhere: a guard, a machine, another overlay.
 */
export function useReturnFocus() {
  const opener = useRef<HTMLElement | null>(null);
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      opener.current?.focus();
      opener.current = null;
    },
  };
}
