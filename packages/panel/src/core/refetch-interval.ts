import { useEffect, useRef } from "react";
import { usePanel } from "./panel.ts";

/** Milliseconds after the last input by keyboard or pointer during which the panel counts as attended. */
const attendedFor = 2 * 60_000;
const touches = ["keydown", "pointerdown", "pointermove", "wheel"] as const;

/**
 * Refetches data that others change, while the page is visible and attended: an answer restarts the server's half hour, and an
 * unattended session must end (D60).
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
