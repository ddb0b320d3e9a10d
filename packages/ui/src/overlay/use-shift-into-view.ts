import { type RefObject, useLayoutEffect } from "react";

/** Pixels to the screen's side of a panel that would run out of it. */
const margin = 8;

/** How far a panel between these two edges moves to stand within a screen of that width; its left edge is always seen. Pixels. */
export function shiftInto(screen: number, left: number, right: number): number {
  if (left >= 0 && right <= screen) return 0;
  return left < margin ? margin - left : Math.max(Math.min(screen - margin - right, 0), margin - left);
}

/**
 * Moves a panel that would run out of the screen's side: its button may stand near either one. It is told by
 * `--lv-shift`, which the panel's `translate` takes.
 */
export function useShiftIntoView(panel: RefObject<HTMLElement | null>, open: boolean): void {
  useLayoutEffect(() => {
    if (!open) return undefined;
    const update = (): void => {
      const { current } = panel;
      if (current === null) return;
      current.style.removeProperty("--lv-shift");
      const { left, right } = current.getBoundingClientRect();
      const shift = shiftInto(document.documentElement.clientWidth, left, right);
      if (shift !== 0) current.style.setProperty("--lv-shift", `${shift}px`);
    };
    update();
    // The screen, what it hangs on, or what stands beside that: another language or skin makes wider buttons.
    const sizes = new ResizeObserver(update);
    const container = panel.current?.offsetParent;
    for (const each of [document.documentElement, panel.current, container, container?.parentElement])
      if (each) sizes.observe(each);
    return () => sizes.disconnect();
  }, [open, panel]);
}
