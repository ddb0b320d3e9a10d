import { useCallback, useMemo, useSyncExternalStore } from "react";
import { useServices } from "./services.ts";

/** The house's clock: another function each time that an answer sets it, so that what shows the time shows it again. */
export function useHouseClock(): () => number {
  const { clockAhead, now } = useServices();
  const ahead = useSyncExternalStore(clockAhead.subscribe, clockAhead.get, clockAhead.get);
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- a new function for another time is what this hook is for
  return useMemo(() => () => now(), [now, ahead]);
}

/** The time of the house, updated every `every` ms; null in a prerender and its hydration, which must not depend on it. */
export function useNow(every = 60_000): number | null {
  const { clockAhead, now } = useServices();
  const subscribe = useCallback(
    (onTick: () => void) => {
      const timer = setInterval(onTick, every);
      const stop = clockAhead.subscribe(onTick);
      return () => {
        clearInterval(timer);
        stop();
      };
    },
    [every, clockAhead],
  );
  return useSyncExternalStore(
    subscribe,
    () => now() - (now() % every),
    () => null,
  );
}
