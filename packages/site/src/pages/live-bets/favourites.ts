import { useCallback, useState } from "react";
import { useServices } from "../../core/services.ts";

const key = "livery-live-favourites";
/** More than a list can show; the oldest favourite is dropped first. */
const most = 500;

/** Reads the stored favourites; anything but a list of ids counts as none. */
export function readFavourites(stored: string | null): ReadonlySet<number> {
  if (stored === null) return new Set();
  try {
    const value: unknown = JSON.parse(stored);
    return new Set(Array.isArray(value) ? value.filter((each) => Number.isSafeInteger(each)) : []);
  } catch {
    // The key holds another program's text: no favourites.
    return new Set();
  }
}

/** Favourites are stored only in this browser (§3.7). */
export function useFavourites(): readonly [ReadonlySet<number>, (matchId: number) => void] {
  const { storage } = useServices();
  const [favourites, setFavourites] = useState(() => readFavourites(storage.read(key)));
  const toggle = useCallback(
    (matchId: number) => {
      setFavourites((before) => {
        const next = new Set(before);
        if (!next.delete(matchId)) next.add(matchId);
        const stored = [...next].slice(-most);
        storage.write(key, JSON.stringify(stored));
        return new Set(stored);
      });
    },
    [storage],
  );
  return [favourites, toggle];
}
