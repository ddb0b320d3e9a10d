import type { Minor } from "@livery/betting";
import { transferDirections, type PaymentMethod, type TransferDirection } from "@livery/contract";
import { amount, entries, nullable, oneOf, record, text, UnreadableRecord, whole } from "../stored/stored-value.ts";
import { valuesFor, type TransferDraft } from "./draft.ts";

/** What is sent: `setTransferRequest`'s payload. */
export interface TransferOrder {
  readonly payId: number;
  readonly categoryId: number;
  readonly amount: Minor;
  readonly direction: TransferDirection;
  readonly values: Readonly<Record<string, string>>;
}

/** One request to pay and the key that makes it happen once (D21, D54), from its sending until an answer that settles it. */
export interface TransferAttempt {
  readonly key: string;
  readonly order: TransferOrder;
  /** Whose money it is: nobody else's session may repeat it. */
  readonly userId: number;
  /** The method as it was confirmed: its receipt says so, though it may be withdrawn before the answer comes. */
  readonly method: string;
  readonly currency: string;
  readonly instructions: string | null;
}

export function attemptBy(
  method: PaymentMethod,
  draft: TransferDraft & { readonly amount: Minor },
  by: Pick<TransferAttempt, "key" | "userId">,
): TransferAttempt {
  const { payId, categoryId, title, currency, instructions } = method;
  const { amount: sum, direction } = draft;
  const order = { payId, categoryId, amount: sum, direction, values: valuesFor(method, draft) };
  return { ...by, order, method: title, currency, instructions };
}

/** Where an attempt is kept until it is settled (§3, locally kept). */
export const transferAttemptKey = "livery.transfer";

export interface AttemptEnvironment {
  readonly storage: Pick<Storage, "getItem" | "setItem" | "removeItem">;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

/** Grows when the form changes. */
const version = 1;
/** Milliseconds: who has not come back by then is not surprised by a request of the day before. */
const longest = 24 * 60 * 60 * 1_000;
const mostValues = 100;
const longestText = 1_000;

/** Keeps an attempt, before it is sent: the page may be left while it is under way. */
export function storeTransferAttempt({ now, storage }: AttemptEnvironment, attempt: TransferAttempt): void {
  const written = JSON.stringify({ version, at: now(), ...attempt }, (_, value: unknown) =>
    typeof value === "bigint" ? String(value) : value,
  );
  storage.setItem(transferAttemptKey, written);
}

/** Its fate is known. Another tab's is left alone. */
export function forgetTransferAttempt({ storage }: Pick<AttemptEnvironment, "storage">, key: string): void {
  if (parsed(storage.getItem(transferAttemptKey))?.attempt.key === key) storage.removeItem(transferAttemptKey);
}

/** What this player left under way, or null. What is too old, or nobody can read, is removed; another player's stays his. */
export function storedTransferAttempt({ now, storage }: AttemptEnvironment, userId: number): TransferAttempt | null {
  const stored = storage.getItem(transferAttemptKey);
  if (stored === null) return null;
  const found = parsed(stored);
  if (found === null || now() - found.at > longest) {
    storage.removeItem(transferAttemptKey);
    return null;
  }
  return found.attempt.userId === userId ? found.attempt : null;
}

function parsed(stored: string | null): { readonly at: number; readonly attempt: TransferAttempt } | null {
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

function readOrder(stored: unknown): TransferOrder {
  const value = record(stored);
  return {
    payId: whole(value["payId"]),
    categoryId: whole(value["categoryId"]),
    amount: amount(value["amount"]),
    direction: oneOf(value["direction"], transferDirections),
    values: entries(value["values"], mostValues, (each) => text(each, longestText)),
  };
}
