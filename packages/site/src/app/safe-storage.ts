/** Storage that a browser may refuse (private mode, a full disk, a policy): then nothing is kept, and nothing breaks. */
export interface SafeStorage {
  readonly read: (key: string) => string | null;
  /** False where it could not be kept. */
  readonly write: (key: string, value: string) => boolean;
  readonly remove: (key: string) => void;
}

type Backing = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** `open` is called each time: merely touching `window.localStorage` throws where storage is forbidden. */
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
        // What could not be reached was not kept either.
      }
    },
  };
}

/** The same storage in the browser's own words, for machines that keep something. */
export function itemsOf({ read, remove, write }: SafeStorage): Backing {
  return { getItem: read, setItem: (key, value) => void write(key, value), removeItem: remove };
}

/** For renders without a browser: keeps nothing. */
export const noStorage: SafeStorage = { read: () => null, write: () => false, remove: () => undefined };
