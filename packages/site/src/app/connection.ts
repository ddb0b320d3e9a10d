import { createStore, type Store } from "./store.ts";

type Connectivity = Pick<Window, "addEventListener" | "removeEventListener"> & {
  readonly navigator: { readonly onLine: boolean };
};

export interface Connection {
  readonly online: Store<boolean>;
  /** Follows the browser; returns the way to stop. */
  readonly watch: () => () => void;
}

/** Whether the browser has a network. A prerender and its hydration take it for granted. */
export function createConnection(window: Connectivity | null): Connection {
  const online = createStore(true);
  return {
    online,
    watch() {
      if (window === null) return () => undefined;
      const look = (): void => online.set(window.navigator.onLine);
      look();
      window.addEventListener("online", look);
      window.addEventListener("offline", look);
      return () => {
        window.removeEventListener("online", look);
        window.removeEventListener("offline", look);
      };
    },
  };
}
