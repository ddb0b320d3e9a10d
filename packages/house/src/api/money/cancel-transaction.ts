import { CallError } from "@livery/contract";
import { resolveTransfer } from "../../payments/resolve.ts";
import type { Handler } from "../../context.ts";
import { signedIn } from "../../http/identity.ts";

/** Cancels one of the caller's own pending payment requests; the held amount returns to the player's cash. */
export const cancelTransaction: Handler<"cancelTransaction"> = async (context, { transferId }) => {
  const { hash, userId, player } = signedIn(context);
  try {
    await resolveTransfer(context.house.db, {
      transferId,
      tenantId: player.tenantId,
      status: "cancelled",
      actor: `player:${userId}`,
      reason: null,
      player: { userId, sessionHash: hash, idempotencyKey: context.idempotencyKey },
    });
  } catch (error) {
    throw error instanceof CallError && error.code === "not_found"
      ? new CallError("not_found", { path: "transactionId" })
      : error;
  }
  return {};
};
