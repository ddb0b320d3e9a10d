import { useEffect, useRef, type RefObject } from "react";

/** A control that is wrong, or the first of a group of radios whose answer is. */
const wrong = '[aria-invalid=true], [role=group][aria-describedby*="-error"] input';

/** After each try that had no way on, the first answer that is wrong has the focus. */
export function useLead<Place extends HTMLElement>(tries: number): RefObject<Place | null> {
  const place = useRef<Place>(null);
  useEffect(() => {
    if (tries === 0) return;
    place.current?.querySelector<HTMLElement>(wrong)?.focus();
  }, [tries]);
  return place;
}
