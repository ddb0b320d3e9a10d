import type { Minor } from "@livery/betting";
import type { Transfer, TransferDirection } from "@livery/contract";
import { useState } from "react";
import { useServices } from "../../app/services.ts";

/** What a regular does again: his favourite methods, and the last request that was taken. */
export interface TransferShortcuts {
  /** Ids of methods. */
  readonly favourites: ReadonlySet<number>;
  readonly toggleFavourite: (payId: number) => void;
  /** The newest request of the direction that was approved; null where there is none. */
  readonly last: Transfer | null;
  /** Fills everything in as it was then, up to the review where that still holds. */
  readonly repeat: (transfer: Transfer) => void;
  /** Takes an amount, and goes on to the review with it where nothing else is missing. */
  readonly goOnWith: (amount: Minor) => void;
}

const key = "livery-payment-favourites";
const most = 50;

/** Reads what is stored; anything else than a list of ids is none. */
export function readFavouriteMethods(stored: string | null): ReadonlySet<number> {
  try {
    const value: unknown = JSON.parse(stored ?? "[]");
    return new Set(Array.isArray(value) ? value.filter((each) => Number.isSafeInteger(each)) : []);
  } catch {
    // Somebody else's words under this key: no favourites.
    return new Set();
  }
}

/** Favourites are kept in this browser alone, as those of live bets are (§3.7). */
export function useTransferShortcuts(
  transfers: readonly Transfer[],
  direction: TransferDirection,
  actions: Pick<TransferShortcuts, "repeat" | "goOnWith">,
): TransferShortcuts {
  const { storage } = useServices();
  const [favourites, setFavourites] = useState(() => readFavouriteMethods(storage.read(key)));
  return {
    favourites,
    toggleFavourite: (payId) => {
      const next = new Set(favourites);
      if (!next.delete(payId)) next.add(payId);
      const stored = [...next].slice(-most);
      storage.write(key, JSON.stringify(stored));
      setFavourites(new Set(stored));
    },
    last: transfers.find((each) => each.direction === direction && each.status === "approved") ?? null,
    ...actions,
  };
}
