import { useEffect, useRef, type RefObject } from "react";

/** Focuses content that has just replaced other content, so that screen readers announce it. */
export function useFocusOnMount<Target extends HTMLElement>(): RefObject<Target | null> {
  const target = useRef<Target>(null);
  useEffect(() => target.current?.focus({ preventScroll: false }), []);
  return target;
}
