import { useEffect, useRef, type RefObject } from "react";

/** A wrong control, or the first radio button of a wrong group. */
const wrong = '[aria-invalid=true], [role=group][aria-describedby*="-error"] input';

/** Focuses the first wrong answer after each failed attempt. */
export function useFocusFirstError<Container extends HTMLElement>(tries: number): RefObject<Container | null> {
  const container = useRef<Container>(null);
  useEffect(() => {
    if (tries === 0) return;
    container.current?.querySelector<HTMLElement>(wrong)?.focus();
  }, [tries]);
  return container;
}
