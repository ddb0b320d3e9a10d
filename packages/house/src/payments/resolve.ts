import { createHash } from "node:crypto";
import type { Minor } from "@livery/betting";
import { CallError, type PaymentStatus } from "@livery/contract";
import { type Kysely, sql } from "kysely";
import type { Schema } from "../db/schema.ts";
import { decisionTitles } from "./decision-notice.ts";
import { readAnswer, type StoredAnswer } from "./stored-answer.ts";
import type { PaymentRefusal } from "./validate-payment.ts";

export interface Resolution {
  readonly paymentId: number | bigint;
  readonly tenantId: number;
  readonly status: Exclude<PaymentStatus, "pending">;
  /** `player:42`, `staff:7`. */
  readonly actor: string;
  /** The player reads it; a denial requires one. */
  readonly reason: string | null;
  /** For the player's own call: only their request, by their active session (D55), once per key (I5). */
  readonly player?: {
    readonly userId: number;
    readonly sessionHash: Buffer;
    readonly idempotencyKey: string | null;
  };
}

export interface ResolvedPayment {
  readonly paymentId: number;
  readonly status: PaymentStatus;
  /** The player's cash afterwards. */
  readonly balance: Minor;
}

type Reply = { readonly answer: StoredAnswer<ResolvedPayment> } | { readonly refused: PaymentRefusal };

/**
 * Approves, denies or cancels a pending request: of simultaneous attempts one succeeds (I14), and the player is notified of a
 * decision. Throws CallError: `not_found`, `not_waiting`, `debt_open` (a withdrawal of a player with debt), `key_reused`,
 * `signed_out`.
 */
export async function resolvePayment(db: Kysely<Schema>, resolution: Resolution): Promise<ResolvedPayment> {
  const { player, paymentId, tenantId, ...rest } = resolution;
  const input = {
    ...rest,
    transfer: String(paymentId),
    tenant: tenantId,
    player: player?.userId ?? null,
    session: player?.sessionHash.toString("hex") ?? null,
    key: player?.idempotencyKey ?? null,
    titles: rest.status === "cancelled" ? null : decisionTitles[rest.status],
    bodyHash: createHash("sha256").update(String(paymentId)).digest("hex"),
  };
  const { rows } = await sql<{ reply: Reply }>`
    select resolve_payment(${JSON.stringify(input)}::jsonb) as reply`.execute(db);
  const { reply } = rows[0] as { reply: Reply };
  if ("refused" in reply) {
    const { code, ...detail } = reply.refused;
    throw new CallError(code, detail);
  }
  return readAnswer(reply.answer);
}
