import { useEffect, useRef } from "react";
import { usePanel } from "./panel.ts";

/** Milliseconds after the last touch of keyboard or pointer for which somebody is taken to sit there. */
const attendedFor = 2 * 60_000;
const touches = ["keydown", "pointerdown", "pointermove", "wheel"] as const;

/**
 * Looks again every so often at what others change meanwhile, while the page is seen and somebody sits before it: an answer begins the
 * house's half hour anew, and the session of an empty chair is to end (D60).
 */
export function useRefetchInterval(refetch: () => unknown, every: number | null): void {
  const { now } = usePanel();
  const latest = useRef(refetch);
  useEffect(() => {
    latest.current = refetch;
  });
  useEffect(() => {
    if (every === null) return undefined;
    let touchedAt = now();
    const touch = (): void => {
      touchedAt = now();
    };
    const timer = setInterval(() => {
      if (document.visibilityState === "visible" && now() - touchedAt < attendedFor) latest.current();
    }, every);
    for (const kind of touches) document.addEventListener(kind, touch, { capture: true, passive: true });
    return () => {
      clearInterval(timer);
      for (const kind of touches) document.removeEventListener(kind, touch, { capture: true });
    };
  }, [every, now]);
}
