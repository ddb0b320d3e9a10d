import { type RefObject, useEffect } from "react";
import type { RotationHold } from "./use-rotation.ts";

/** Marks parts that pause the rotation while they have the keyboard focus. */
export const holdsFocus = { "data-holds-focus": "" } as const;
/** Only marked parts: a dialog always has the focus somewhere, and that alone pauses nothing. */
export const inMarked = "[data-holds-focus] *";

/**
 * Pauses the rotation while the pointer is on the container, and while an element in it that matches `where` has the keyboard
 * focus. Unmounting releases both.
 */
export function useHolding(
  container: RefObject<HTMLElement | null>,
  hold: (by: Exclude<RotationHold, "paused">, held: boolean) => void,
  where = "*",
): void {
  useEffect(() => {
    const element = container.current;
    if (element === null) return undefined;
    const left = new AbortController();
    const on = (type: string, listen: (event: Event) => void): void =>
      element.addEventListener(type, listen, { signal: left.signal });
    on("pointerenter", () => hold("pointer", true));
    on("pointerleave", () => hold("pointer", false));
    on("focusin", ({ target }) =>
      hold("focus", target instanceof Element && target.matches(`:focus-visible:is(${where})`)),
    );
    on("focusout", () => hold("focus", false));
    return () => {
      left.abort();
      hold("pointer", false);
      hold("focus", false);
    };
  }, [container, hold, where]);
}
