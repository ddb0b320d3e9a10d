import { useEffect, useRef, type RefObject } from "react";

/** A control that is wrong, or the first of a group of radios whose answer is. */
const wrong = '[aria-invalid=true], [role=group][aria-describedby*="-error"] input';

/** After each try that had no way on, the first answer that is wrong has the focus. */
export function useFocusFirstError<Container extends HTMLElement>(tries: number): RefObject<Container | null> {
  const container = useRef<Container>(null);
  useEffect(() => {
    if (tries === 0) return;
    container.current?.querySelector<HTMLElement>(wrong)?.focus();
  }, [tries]);
  return container;
}
