import { createContext, useContext, useSyncExternalStore } from "react";

/**
 * Where dialogs and sheets are mounted: inside the themed element. The element is not the context's value: that would change at
 * hydration, and every part that is not hydrated yet would be rendered again.
 */
export interface PortalHost {
  /** The element; null before the first render. */
  readonly get: () => HTMLElement | null;
  /** Called by the provider with its element, and with null when that is removed. */
  readonly set: (element: HTMLElement | null) => void;
  /** Calls the listener at each change until the returned function is called. */
  readonly subscribe: (listener: () => void) => () => void;
}

export function createPortalHost(): PortalHost {
  let host: HTMLElement | null = null;
  const listeners = new Set<() => void>();
  return {
    get: () => host,
    set(element) {
      host = element;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

const nowhere = createPortalHost();

export const PortalContext = createContext<PortalHost>(nowhere);

/** Null until the page is hydrated. */
export function usePortal(): HTMLElement | null {
  const host = useContext(PortalContext);
  return useSyncExternalStore(host.subscribe, host.get, () => null);
}
