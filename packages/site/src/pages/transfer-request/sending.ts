import {
  forgetTransferAttempt,
  storeTransferAttempt,
  storedTransferAttempt,
  type AttemptEnvironment,
  type TransferRequestInput,
} from "@livery/machines";
import { itemsOf } from "../../core/safe-storage.ts";
import type { Services } from "../../core/services.ts";

type Sending = Pick<TransferRequestInput, "userId" | "restored" | "send" | "store" | "forget" | "newKey">;

/**
 * Sends a player's request to the server. The request is stored in this browser before it is sent, until the server has reported
 * its result.
 */
export function sendingOf({ client, now, storage }: Services, userId: number | null): Sending {
  const attemptStore: AttemptEnvironment = { storage: itemsOf(storage), now };
  return {
    userId: userId ?? 0,
    restored: userId === null ? null : storedTransferAttempt(attemptStore, userId),
    send: (order, key, signal) => client.call("setTransferRequest", order, { idempotencyKey: key, signal }),
    store: (attempt) => storeTransferAttempt(attemptStore, attempt),
    forget: (key) => forgetTransferAttempt(attemptStore, key),
    newKey: () => crypto.randomUUID(),
  };
}
