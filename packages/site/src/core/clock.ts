import { useStore } from "@livery/browser-app";
import { useCallback, useSyncExternalStore } from "react";
import { useServices } from "./services.ts";

/** The house's clock: another function each time that an answer sets it, so that what shows the time shows it again. */
export function useHouseClock(): () => number {
  return useStore(useServices().clock);
}

/** The time of the house, updated every `every` ms; null in a prerender and its hydration, which must not depend on it. */
export function useNow(every = 60_000): number | null {
  const { clock, now } = useServices();
  const subscribe = useCallback(
    (onTick: () => void) => {
      const timer = setInterval(onTick, every);
      const stop = clock.subscribe(onTick);
      return () => {
        clearInterval(timer);
        stop();
      };
    },
    [every, clock],
  );
  return useSyncExternalStore(
    subscribe,
    () => now() - (now() % every),
    () => null,
  );
}
