import { useEffect, useId } from "react";

/** Milliseconds; no motion of a skin is half as long. */
const longest = 1_500;

/**
 * What leaves is taken out when its animation has ended. Under load a sheet was left standing, closed, as if its own never had; why is
 * not known, and what is modal would cover the page for good. Whatever has these properties is gone in time, whether it ends or not.
 */
export function useCertainLeave(open: boolean): { readonly "data-overlay": string } {
  const id = useId();
  useEffect(() => {
    if (!open) return undefined;
    return () => {
      // Those that leave now: another overlay may have the id by the time they are to be gone.
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
