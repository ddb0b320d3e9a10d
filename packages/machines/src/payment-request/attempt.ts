import type { Minor } from "@livery/betting";
import { paymentDirections, type PaymentMethod, type PaymentDirection } from "@livery/contract";
import { amount, entries, nullable, oneOf, record, text, UnreadableRecord, whole } from "../stored/stored-value.ts";
import { valuesFor, type PaymentDraft } from "./draft.ts";

/** The payload of `setTransferRequest`. */
export interface PaymentOrder {
  readonly payId: number;
  readonly categoryId: number;
  readonly amount: Minor;
  readonly direction: PaymentDirection;
  readonly values: Readonly<Record<string, string>>;
}

/** One payment request and the key that makes it happen once (D21, D54), from its sending until an answer that resolves it. */
export interface PaymentAttempt {
  readonly key: string;
  readonly order: PaymentOrder;
  /** The player of the request: another player's session must not repeat it. */
  readonly userId: number;
  /** The method's name at confirmation: the receipt shows it, though the method may be withdrawn before the answer. */
  readonly method: string;
  readonly currency: string;
  readonly instructions: string | null;
}

export function attemptBy(
  method: PaymentMethod,
  draft: PaymentDraft & { readonly amount: Minor },
  by: Pick<PaymentAttempt, "key" | "userId">,
): PaymentAttempt {
  const { payId, categoryId, title, currency, instructions } = method;
  const { amount: sum, direction } = draft;
  const order = { payId, categoryId, amount: sum, direction, values: valuesFor(method, draft) };
  return { ...by, order, method: title, currency, instructions };
}

/** The local storage key of an attempt until it is resolved (§3, locally kept). */
export const paymentAttemptKey = "livery.transfer";

export interface AttemptEnvironment {
  readonly storage: Pick<Storage, "getItem" | "setItem" | "removeItem">;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

/** Increased when the format changes. */
const version = 1;
/** Milliseconds after which a stored attempt is dropped, so that a request of the day before does not surprise the player. */
const longest = 24 * 60 * 60 * 1_000;
const mostValues = 100;
const longestText = 1_000;

/** Stores an attempt before it is sent: the player may leave the page while it is pending. */
export function storePaymentAttempt({ now, storage }: AttemptEnvironment, attempt: PaymentAttempt): void {
  const written = JSON.stringify({ version, at: now(), ...attempt }, (_, value: unknown) =>
    typeof value === "bigint" ? String(value) : value,
  );
  storage.setItem(paymentAttemptKey, written);
}

/** Removes a resolved attempt. Another tab's attempt stays. */
export function forgetPaymentAttempt({ storage }: Pick<AttemptEnvironment, "storage">, key: string): void {
  if (parsed(storage.getItem(paymentAttemptKey))?.attempt.key === key) storage.removeItem(paymentAttemptKey);
}

/** Returns this player's pending attempt, or null. A record that is too old or unreadable is removed; another player's stays. */
export function storedPaymentAttempt({ now, storage }: AttemptEnvironment, userId: number): PaymentAttempt | null {
  const stored = storage.getItem(paymentAttemptKey);
  if (stored === null) return null;
  const found = parsed(stored);
  if (found === null || now() - found.at > longest) {
    storage.removeItem(paymentAttemptKey);
    return null;
  }
  return found.attempt.userId === userId ? found.attempt : null;
}

function parsed(stored: string | null): { readonly at: number; readonly attempt: PaymentAttempt } | null {
  try {
    const value = record(JSON.parse(stored ?? "null"));
    oneOf(value["version"], [version]);
    return {
      at: whole(value["at"]),
      attempt: {
        key: text(value["key"]),
        order: readOrder(value["order"]),
        userId: whole(value["userId"]),
        method: text(value["method"]),
        currency: text(value["currency"]),
        instructions: nullable(value["instructions"], (each) => text(each, longestText)),
      },
    };
  } catch (error) {
    if (error instanceof UnreadableRecord || error instanceof SyntaxError) return null;
    throw error;
  }
}

function readOrder(stored: unknown): PaymentOrder {
  const value = record(stored);
  return {
    payId: whole(value["payId"]),
    categoryId: whole(value["categoryId"]),
    amount: amount(value["amount"]),
    direction: oneOf(value["direction"], paymentDirections),
    values: entries(value["values"], mostValues, (each) => text(each, longestText)),
  };
}
