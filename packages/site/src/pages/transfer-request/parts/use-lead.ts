import { useEffect, useRef, type RefObject } from "react";

/** After each try that had no way on, the first answer that is wrong has the focus. */
export function useLead<Place extends HTMLElement>(tries: number): RefObject<Place | null> {
  const place = useRef<Place>(null);
  useEffect(() => {
    if (tries === 0) return;
    place.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [tries]);
  return place;
}
