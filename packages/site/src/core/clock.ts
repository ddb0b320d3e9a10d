import { useCallback, useSyncExternalStore } from "react";
import { useServices } from "./services.ts";

/** The time, updated every `every` ms; null in a prerender and its hydration, which must not depend on it. */
export function useNow(every = 60_000): number | null {
  const { now } = useServices();
  const subscribe = useCallback(
    (onTick: () => void) => {
      const timer = setInterval(onTick, every);
      return () => clearInterval(timer);
    },
    [every],
  );
  return useSyncExternalStore(
    subscribe,
    () => now() - (now() % every),
    () => null,
  );
}
