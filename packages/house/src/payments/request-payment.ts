import { createHash } from "node:crypto";
import { CallError, type PaymentAnswer } from "@livery/contract";
import { type Kysely, sql } from "kysely";
import type { Schema } from "../db/schema.ts";
import { validatePayment, type PaymentRefusal, type PaymentRequest } from "./validate-payment.ts";
import { type StoredMethod, storedMethod } from "./methods.ts";
import { requestedMethod } from "./requested-method.ts";
import { paymentReference } from "./reference.ts";
import { readAnswer, type StoredAnswer } from "./stored-answer.ts";

/** The player, by their active session (D55), once per key (I5). */
export interface Requester {
  readonly tenantId: number;
  readonly userId: number;
  readonly currency: string;
  readonly sessionHash: Buffer;
  readonly idempotencyKey: string | null;
  /** The languages in which the player read it. */
  readonly langs: readonly string[];
}

/** Attempts if a method changes between being read and being locked. */
const attempts = 3;

/**
 * Requests a deposit or withdrawal (I14): when it returns the request is pending, and a withdrawal's amount has left the cash.
 * Throws CallError: `not_found`, `method_withdrawn`, `amount_too_low`, `amount_too_high`, `invalid_field` and `unknown_field` (a
 * field of the method), `not_allowed` (no online user), `transfers_blocked`, `already_in_progress`, `debt_open`,
 * `insufficient_credit`, `key_reused`, `signed_out`; `busy` if the method keeps changing.
 */
export async function requestPayment(
  db: Kysely<Schema>,
  requester: Requester,
  request: PaymentRequest,
): Promise<PaymentAnswer> {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const reply = await send(db, requester, request, await storedMethod(db, requester, request.payId));
    if (!("refused" in reply)) return readAnswer(reply.answer);
    const { code, ...detail } = reply.refused;
    if (code !== "stale") throw new CallError(code, detail);
  }
  throw new CallError("busy");
}

type Reply =
  | { readonly answer: StoredAnswer<PaymentAnswer> }
  | { readonly refused: PaymentRefusal | { readonly code: "stale" } };

async function send(
  db: Kysely<Schema>,
  { tenantId, userId, currency, sessionHash, idempotencyKey, langs }: Requester,
  request: PaymentRequest,
  method: StoredMethod | null,
): Promise<Reply> {
  const validation = validatePayment(method, currency, request);
  const reference = paymentReference();
  const input = {
    session: sessionHash.toString("hex"),
    player: userId,
    tenant: tenantId,
    method: method?.payId ?? null,
    methodVersion: method === null ? null : String(method.version),
    direction: request.direction,
    currency,
    amount: String(request.amount),
    filled: validation.refused === null ? validation.filled : null,
    asked: method === null ? null : requestedMethod(method, langs, reference),
    reference,
    key: idempotencyKey,
    bodyHash: hashOf(request),
    refused: validation.refused,
  };
  const { rows } = await sql<{
    reply: Reply;
  }>`select request_payment(${JSON.stringify(input)}::jsonb) as reply`.execute(db);
  return (rows[0] as { reply: Reply }).reply;
}

/** The same hash for the same body in any order of fields. */
function hashOf({ payId, categoryId, direction, amount, values }: PaymentRequest): string {
  const filled = Object.entries(values).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return createHash("sha256")
    .update(JSON.stringify([payId, categoryId, direction, String(amount), filled]))
    .digest("hex");
}
