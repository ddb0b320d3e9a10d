import {
  forgetPaymentAttempt,
  storePaymentAttempt,
  storedPaymentAttempt,
  type AttemptEnvironment,
  type PaymentRequestInput,
} from "@livery/machines";
import { itemsOf } from "../../core/safe-storage.ts";
import type { Services } from "../../core/services.ts";

type Sending = Pick<PaymentRequestInput, "userId" | "restored" | "send" | "store" | "forget" | "newKey">;

/**
 * Sends a player's request to the server. The request is stored in this browser before it is sent, until the server has reported
 * its result.
 */
export function sendingOf({ client, now, storage }: Services, userId: number | null): Sending {
  const attemptStore: AttemptEnvironment = { storage: itemsOf(storage), now };
  return {
    userId: userId ?? 0,
    restored: userId === null ? null : storedPaymentAttempt(attemptStore, userId),
    send: (order, key, signal) => client.call("setTransferRequest", order, { idempotencyKey: key, signal }),
    store: (attempt) => storePaymentAttempt(attemptStore, attempt),
    forget: (key) => forgetPaymentAttempt(attemptStore, key),
    newKey: () => crypto.randomUUID(),
  };
}
