import {
  forgetTransferAttempt,
  keepTransferAttempt,
  keptTransferAttempt,
  type AttemptPlace,
  type TransferRequestInput,
} from "@livery/machines";
import { itemsOf } from "../../app/safe-storage.ts";
import type { Services } from "../../app/services.ts";

type Sending = Pick<TransferRequestInput, "userId" | "restored" | "send" | "keep" | "forget" | "newKey">;

/** How a player's request goes to the house: kept in this browser before it is sent, until the house has said what became of it. */
export function sendingOf({ client, now, storage }: Services, userId: number | null): Sending {
  const place: AttemptPlace = { storage: itemsOf(storage), now };
  return {
    userId: userId ?? 0,
    restored: userId === null ? null : keptTransferAttempt(place, userId),
    send: (order, key, signal) => client.call("setTransferRequest", order, { idempotencyKey: key, signal }),
    keep: (attempt) => keepTransferAttempt(place, attempt),
    forget: (key) => forgetTransferAttempt(place, key),
    newKey: () => crypto.randomUUID(),
  };
}
