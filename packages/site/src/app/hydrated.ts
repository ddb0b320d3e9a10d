import { useSyncExternalStore } from "react";

const never = (): (() => void) => () => undefined;

/** Whether the page runs in a window of its own; false in a prerender and its hydration, which know of no window. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
