import { createStore, type Store } from "@livery/browser-app";

type Connectivity = Pick<Window, "addEventListener" | "removeEventListener"> & {
  readonly navigator: { readonly onLine: boolean };
};

export interface Connection {
  readonly online: Store<boolean>;
  /** Follows the browser; returns a function that stops. */
  readonly watch: () => () => void;
}

/** Whether the browser has a network. A prerender and its hydration assume that it has. */
export function createConnection(window: Connectivity | null): Connection {
  const online = createStore(true);
  return {
    online,
    watch() {
      if (window === null) return () => undefined;
      const sync = (): void => online.set(window.navigator.onLine);
      sync();
      window.addEventListener("online", sync);
      window.addEventListener("offline", sync);
      return () => {
        window.removeEventListener("online", sync);
        window.removeEventListener("offline", sync);
      };
    },
  };
}
