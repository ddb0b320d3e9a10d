import { useEffect, useId } from "react";

/** Milliseconds; no animation of a skin takes half as long. */
const longest = 1_500;

/**
 * A closing overlay is unmounted when its animation ends. Under load a closed sheet stayed mounted as if its animation never
 * ended; the cause is not known, and a modal element would cover the page for good. An overlay with these properties is removed
 * after a time limit, whether the animation ends or not.
 */
export function useCertainLeave(open: boolean): { readonly "data-overlay": string } {
  const id = useId();
  useEffect(() => {
    if (!open) return undefined;
    return () => {
      // The elements that close now: another overlay can have the id when the time limit ends.
      const leaving = document.querySelectorAll(`[data-overlay="${CSS.escape(id)}"]`);
      setTimeout(() => endLeaving(leaving), longest);
    };
  }, [open, id]);
  return { "data-overlay": id };
}

function endLeaving(elements: Iterable<Element>): void {
  for (const left of elements) {
    if (left.getAttribute("data-state") !== "closed") continue;
    const { animationName } = getComputedStyle(left);
    left.dispatchEvent(new AnimationEvent("animationcancel", { animationName }));
  }
}
