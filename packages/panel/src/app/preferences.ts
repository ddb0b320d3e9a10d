import { createStore, type Store } from "./store.ts";

export type Mode = "system" | "light" | "dark";
export type Density = "comfortable" | "compact";

/** What a person chose at this browser. */
export interface Preferences {
  readonly mode: Store<Mode>;
  readonly density: Store<Density>;
  /** Percent of the room that the dealer tree has beside the chosen dealer. */
  readonly treeShare: Store<number>;
  /** Keeps a language for the documents to come. */
  readonly storeLanguage: (code: string) => void;
  readonly language: () => string | null;
  /** Whether somebody is signed in, as far as this browser knows: who never was is not asked about. It grants nothing. */
  readonly storeSignedIn: (signedIn: boolean) => void;
  readonly mayBeSignedIn: () => boolean;
}

type Backing = Pick<Storage, "getItem" | "setItem">;
type Marked = Pick<HTMLElement, "dataset">;

const prefix = "livery.panel.";

/** Reads and keeps choices, and marks the document with them. Storage that is forbidden keeps nothing and breaks nothing. */
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
      // It lasts as long as the page does.
    }
  };
  // A browser that keeps nothing is asked every time.
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
    storeLanguage: (code) => write("language", code),
    language: () => read("language"),
    storeSignedIn: (signedIn) => write("signedIn", signedIn ? "yes" : "no"),
    mayBeSignedIn: () => read("signedIn") === "yes" || !isPersistent,
  };
}
