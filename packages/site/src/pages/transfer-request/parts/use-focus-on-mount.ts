import { useEffect, useRef, type RefObject } from "react";

/** The focus goes to what has just come in the place of something else, so that a reader hears of it. */
export function useFocusOnMount<Target extends HTMLElement>(): RefObject<Target | null> {
  const target = useRef<Target>(null);
  useEffect(() => target.current?.focus({ preventScroll: false }), []);
  return target;
}
