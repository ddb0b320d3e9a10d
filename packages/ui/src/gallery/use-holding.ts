import { type RefObject, useEffect } from "react";
import type { TurningHold } from "./use-turning.ts";

/** Marks the parts of a place that hold its round while the keyboard is in them. */
export const holdsFocus = { "data-holds-focus": "" } as const;
/** Only what is marked: a dialog always has the focus somewhere, and that alone holds nothing. */
export const inMarked = "[data-holds-focus] *";

/**
 * Holds a round while the pointer is on it, and while the keyboard is on something in it that fits `where`. Whoever leaves
 * together with the round lets go of it.
 */
export function useHolding(
  container: RefObject<HTMLElement | null>,
  hold: (by: Exclude<TurningHold, "paused">, held: boolean) => void,
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
