import { useEffect, useState } from "react";
import { useServices } from "../../app/services.ts";

/** Milliseconds until a moment of the page's clock, looked at again every so often; 0 once it has come. */
export function useRemaining(until: number, everyMs: number): number {
  const { now } = useServices();
  const [left, setLeft] = useState(() => Math.max(0, until - now()));
  useEffect(() => {
    const look = (): void => setLeft(Math.max(0, until - now()));
    look();
    const timer = setInterval(look, everyMs);
    return () => clearInterval(timer);
  }, [until, everyMs, now]);
  return left;
}
