/** Storage that a browser may refuse (private mode, a full disk, a policy): then nothing is stored, and nothing throws. */
export interface SafeStorage {
  readonly read: (key: string) => string | null;
  /** Returns false if the value could not be stored. */
  readonly write: (key: string, value: string) => boolean;
  readonly remove: (key: string) => void;
}

type Backing = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** `open` is called each time: even reading `window.localStorage` throws where storage is forbidden. */
export function createSafeStorage(open: () => Backing): SafeStorage {
  return {
    read(key) {
      try {
        return open().getItem(key);
      } catch {
        return null;
      }
    },
    write(key, value) {
      try {
        open().setItem(key, value);
        return true;
      } catch {
        return false;
      }
    },
    remove(key) {
      try {
        open().removeItem(key);
      } catch {
        // Storage that cannot be reached holds nothing to remove.
      }
    },
  };
}

/** The same storage with the browser's method names, for machines that store something. */
export function itemsOf({ read, remove, write }: SafeStorage): Backing {
  return { getItem: read, setItem: (key, value) => void write(key, value), removeItem: remove };
}

/** For renders without a browser: stores nothing. */
export const noStorage: SafeStorage = { read: () => null, write: () => false, remove: () => undefined };
