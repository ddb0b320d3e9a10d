import { type RefObject, useLayoutEffect } from "react";

/** Pixels between the screen's side and content that would overflow it. */
const margin = 8;

/** How far content between these two edges moves to fit a screen of that width; its left edge is always visible. Pixels. */
export function shiftInto(screen: number, left: number, right: number): number {
  if (left >= 0 && right <= screen) return 0;
  return left < margin ? margin - left : Math.max(Math.min(screen - margin - right, 0), margin - left);
}

/**
 * Moves popover content that would overflow the screen's side: its button can be near either side. Sets `--lv-shift`, which the
 * content's `translate` uses.
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
    // The screen, the anchor, or its siblings: another language or skin makes wider buttons.
    const sizes = new ResizeObserver(update);
    const container = panel.current?.offsetParent;
    for (const each of [document.documentElement, panel.current, container, container?.parentElement])
      if (each) sizes.observe(each);
    return () => sizes.disconnect();
  }, [open, panel]);
}
