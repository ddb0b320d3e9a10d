import { type CallError, newIdempotencyKey } from "@livery/contract";
import { useRef, useState } from "react";
import { bonusesChanged } from "../core/private-queries.ts";
import { useServices } from "../core/services.ts";
import type { Attempt } from "./bonus.ts";

/** Codes after which it is unknown whether the server received the request: the next press sends the same one. */
const unanswered: ReadonlySet<CallError["code"]> = new Set<CallError["code"]>(["offline", "timeout", "busy"]);

export interface BonusRequests {
  /** By bonus; without those that the server has answered. */
  readonly attempts: ReadonlyMap<number, Attempt>;
  /** Requests a bonus; a second press while a request for it is on its way does nothing. */
  readonly send: (bonusId: number) => void;
}

/** Attempts of one player: the next player sees none of them. */
interface PlayerAttempts {
  readonly userId: number | null;
  readonly attempts: ReadonlyMap<number, Attempt>;
}

const none: PlayerAttempts = { userId: null, attempts: new Map() };

/**
 * Sends requests for bonuses. Each has one idempotency key until the server has answered it, so that it is made once; then the
 * list is loaded again.
 */
export function useBonusRequests(userId: number | null): BonusRequests {
  const { client, overlay, queries } = useServices();
  const [stored, setStored] = useState<PlayerAttempts>(none);
  const keys = useRef(new Map<number, string>());
  const sending = useRef(new Set<number>());
  const note = (bonusId: number, attempt: Attempt | null): void =>
    setStored((now) => {
      const next = new Map(now.userId === userId ? now.attempts : none.attempts);
      if (attempt === null) next.delete(bonusId);
      else next.set(bonusId, attempt);
      return { userId, attempts: next };
    });

  async function send(bonusId: number): Promise<void> {
    if (sending.current.has(bonusId)) return;
    sending.current.add(bonusId);
    note(bonusId, "sending");
    const idempotencyKey = keys.current.get(bonusId) ?? newIdempotencyKey();
    keys.current.set(bonusId, idempotencyKey);
    const refusal = await client.call("bonusRequest", { bonusId }, { idempotencyKey }).then(
      () => null,
      (error: unknown) => error as CallError,
    );
    if (refusal === null || !unanswered.has(refusal.code)) {
      keys.current.delete(bonusId);
      // The bonus leaves the list, and with it the slot for an error text; hence the overlay.
      if (refusal?.code === "bonus_withdrawn")
        overlay.send({
          type: "SHOW",
          notice: { status: "warning", message: "error:bonus_withdrawn", params: {}, subject: "bonus" },
        });
      // The attempt stays "sending" until the list has the new state.
      await bonusesChanged(queries);
    }
    sending.current.delete(bonusId);
    note(bonusId, refusal);
  }

  return {
    attempts: stored.userId === userId ? stored.attempts : none.attempts,
    send: (bonusId) => void send(bonusId),
  };
}
