import { createContext, useContext, useSyncExternalStore } from "react";

/**
 * Where dialogs and sheets are mounted: inside the themed element. The place is not the context's value: that would change as the
 * page comes alive, and whatever is not hydrated yet would then be drawn anew.
 */
export interface PortalPlace {
  readonly get: () => HTMLElement | null;
  readonly set: (element: HTMLElement | null) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

export function createPortalPlace(): PortalPlace {
  let place: HTMLElement | null = null;
  const listeners = new Set<() => void>();
  return {
    get: () => place,
    set(element) {
      place = element;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

const nowhere = createPortalPlace();

export const PortalContext = createContext<PortalPlace>(nowhere);

/** Null until the page is alive. */
export function usePortal(): HTMLElement | null {
  const place = useContext(PortalContext);
  return useSyncExternalStore(place.subscribe, place.get, () => null);
}
