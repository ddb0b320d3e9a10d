import { createStore, type Store } from "@livery/browser-app";

export type Mode = "system" | "light" | "dark";
export type Density = "comfortable" | "compact";

/** Preferences stored in this browser. */
export interface Preferences {
  readonly mode: Store<Mode>;
  readonly density: Store<Density>;
  /** The width of the dealer tree beside the selected dealer, in percent. */
  readonly treeShare: Store<number>;
  /** The layout that a list was left with, as a query; "" if it has none. */
  readonly listLayout: (list: string) => string;
  readonly storeListLayout: (list: string, query: string) => void;
  /** Stores a language for later documents. */
  readonly storeLanguage: (code: string) => void;
  readonly language: () => string | null;
  /**
   * Whether an account may be signed in, as far as this browser knows: without an earlier sign-in the server is not asked. It
   * grants no permission.
   */
  readonly storeSignedIn: (signedIn: boolean) => void;
  readonly mayBeSignedIn: () => boolean;
}

type Backing = Pick<Storage, "getItem" | "setItem">;
type Marked = Pick<HTMLElement, "dataset">;

const prefix = "livery.panel.";

/**
 * Reads and stores preferences, and marks the document with them. If storage is forbidden, nothing is stored and nothing fails.
 */
export function createPreferences(open: () => Backing, document: Marked): Preferences {
  const read = (name: string): string | null => {
    try {
      return open().getItem(prefix + name);
    } catch {
      return null;
    }
  };
  const write = (name: string, value: string): void => {
    try {
      open().setItem(prefix + name, value);
    } catch {
      // The preference lasts as long as the page.
    }
  };
  // A browser without storage asks the server every time.
  write("kept", "yes");
  const isPersistent = read("kept") === "yes";
  const choice = <Value extends string>(name: string, values: readonly [Value, ...Value[]]): Store<Value> => {
    const stored = read(name);
    const store = createStore<Value>(values.find((value) => value === stored) ?? values[0]);
    const mark = (): void => {
      if (store.get() === values[0]) delete document.dataset[name];
      else document.dataset[name] = store.get();
    };
    mark();
    store.subscribe(() => {
      mark();
      write(name, store.get());
    });
    return store;
  };
  const share = (name: string, initial: number): Store<number> => {
    const stored = Number(read(name));
    const store = createStore(stored > 0 && stored < 100 ? stored : initial);
    store.subscribe(() => write(name, String(store.get())));
    return store;
  };
  return {
    mode: choice<Mode>("mode", ["system", "light", "dark"]),
    density: choice<Density>("density", ["comfortable", "compact"]),
    treeShare: share("treeShare", 55),
    listLayout: (list) => read(`list.${list}`) ?? "",
    storeListLayout: (list, query) => write(`list.${list}`, query),
    storeLanguage: (code) => write("language", code),
    language: () => read("language"),
    storeSignedIn: (signedIn) => write("signedIn", signedIn ? "yes" : "no"),
    mayBeSignedIn: () => read("signedIn") === "yes" || !isPersistent,
  };
}
