import { createHash } from "node:crypto";
import { minor } from "@livery/betting";
import { CallError, type CancelledCoupon, type ErrorCode } from "@livery/contract";
import { settingsDefaults } from "@livery/contract/settings";
import { type Kysely, type RawBuilder, sql } from "kysely";
import type { Schema } from "../db/schema.ts";

/** Who cancelled (D15). */
export type CancelledBy = "self" | "dealer" | "system" | "print";

export interface Cancellation {
  readonly couponId: number;
  readonly tenantId: number;
  readonly by: CancelledBy;
  /** `player:42`, `staff:7`. */
  readonly actor: string;
  readonly reason: string | null;
  /** For the player's own call: only their coupon, by their active session (D55), once per key (I5). */
  readonly player?: {
    readonly userId: number;
    readonly sessionHash: Buffer;
    readonly idempotencyKey: string | null;
  };
}

type Reply =
  | { readonly answer: { readonly couponId: number; readonly cancelledAt: string; readonly balance: number } }
  | { readonly refused: ErrorCode };

/**
 * Cancels a coupon within its window (D18): the stake is in the player's cash when it returns. Of cancellation, settlement and
 * sale, exactly one moves the money (I7). Throws CallError: `not_found`, `not_waiting`, `live_not_cancellable`,
 * `cancel_period_over`, `already_in_progress`, `key_reused`, `signed_out`.
 */
export async function cancelCoupon(db: Kysely<Schema>, cancellation: Cancellation): Promise<CancelledCoupon> {
  const reply = await send(db, cancellation);
  if ("refused" in reply) throw new CallError(reply.refused);
  return { ...reply.answer, balance: minor(reply.answer.balance) };
}

async function send(db: Kysely<Schema>, { player, ...rest }: Cancellation): Promise<Reply> {
  const { couponId, tenantId, by, actor, reason } = rest;
  const input = {
    coupon: couponId,
    tenant: tenantId,
    player: player?.userId ?? null,
    session: player?.sessionHash.toString("hex") ?? null,
    by,
    actor,
    reason,
    minutes: settingsDefaults.cancelMinutes,
    key: player?.idempotencyKey ?? null,
    bodyHash: createHash("sha256")
      .update(JSON.stringify([couponId, reason]))
      .digest("hex"),
  };
  try {
    const { rows } = await sql<{
      reply: Reply;
    }>`select cancel_coupon(${JSON.stringify(input)}::jsonb) as reply`.execute(db);
    return (rows[0] as { reply: Reply }).reply;
  } catch (error) {
    // Another transaction holds the coupon for longer than the lock timeout (D60).
    if ((error as { code?: string }).code === "55P03") return { refused: "already_in_progress" };
    throw error;
  }
}

/** Until when a row of `coupon` may be cancelled; null if it may not be cancelled now (D18). */
export function cancellableUntil(coupon: string): RawBuilder<Date | null> {
  return sql<Date | null>`coupon_cancellable_until(${sql.ref(coupon)}, ${settingsDefaults.cancelMinutes})`;
}
