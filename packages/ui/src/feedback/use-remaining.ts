import { useEffect, useState } from "react";

/** Milliseconds until a moment of the given clock, updated every `everyMs`; 0 once the moment has passed. */
export function useRemaining(until: number, everyMs: number, now: () => number): number {
  const [left, setLeft] = useState(() => Math.max(0, until - now()));
  useEffect(() => {
    const update = (): void => setLeft(Math.max(0, until - now()));
    update();
    const timer = setInterval(update, everyMs);
    return () => clearInterval(timer);
  }, [until, everyMs, now]);
  return left;
}
