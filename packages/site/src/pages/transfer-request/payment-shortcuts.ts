import type { Minor } from "@livery/betting";
import type { Payment, PaymentDirection } from "@livery/contract";
import { useState } from "react";
import { useServices } from "../../core/services.ts";

/** What regular players repeat: their favourite methods, and the last approved request. */
export interface PaymentShortcuts {
  /** Ids of the favourite methods. */
  readonly favourites: ReadonlySet<number>;
  readonly toggleFavourite: (payId: number) => void;
  /** The newest approved request of the direction; null if there is none. */
  readonly last: Payment | null;
  /** Fills in the answers of an earlier request, and goes to the review if they are still valid. */
  readonly repeat: (payment: Payment) => void;
  /** Sets an amount, and goes to the review if nothing else is missing. */
  readonly goOnWith: (amount: Minor) => void;
}

const key = "livery-payment-favourites";
const most = 50;

/** Reads the stored favourites; anything but a list of ids counts as none. */
export function readFavouriteMethods(stored: string | null): ReadonlySet<number> {
  try {
    const value: unknown = JSON.parse(stored ?? "[]");
    return new Set(Array.isArray(value) ? value.filter((each) => Number.isSafeInteger(each)) : []);
  } catch {
    // The key holds another program's text: no favourites.
    return new Set();
  }
}

/** Favourites are stored only in this browser, as those of live bets are (§3.7). */
export function usePaymentShortcuts(
  payments: readonly Payment[],
  direction: PaymentDirection,
  actions: Pick<PaymentShortcuts, "repeat" | "goOnWith">,
): PaymentShortcuts {
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
    last: payments.find((each) => each.direction === direction && each.status === "approved") ?? null,
    ...actions,
  };
}
