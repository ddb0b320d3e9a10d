import { useCallback, useState } from "react";
import { useServices } from "../../app/services.ts";

const key = "livery-live-favourites";
/** More than a list holds; what was starred first goes first. */
const most = 500;

/** Reads what is stored; anything else than a list of ids is none. */
export function readFavourites(stored: string | null): ReadonlySet<number> {
  if (stored === null) return new Set();
  try {
    const value: unknown = JSON.parse(stored);
    return new Set(Array.isArray(value) ? value.filter((each) => Number.isSafeInteger(each)) : []);
  } catch {
    // Somebody else's words under this key: no favourites.
    return new Set();
  }
}

/** Favourites are kept in this browser alone (§3.7). */
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
