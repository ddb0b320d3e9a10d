import { useEffect, useRef, type RefObject } from "react";

/** The focus goes to what has just come in the place of something else, so that a reader hears of it. */
export function useArrival<Place extends HTMLElement>(): RefObject<Place | null> {
  const place = useRef<Place>(null);
  useEffect(() => place.current?.focus({ preventScroll: false }), []);
  return place;
}
