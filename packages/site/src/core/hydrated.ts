import { useSyncExternalStore } from "react";

const never = (): (() => void) => () => undefined;

/** Whether the page is hydrated; false in a prerender and its hydration, which have no window. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
