import { type CallError, newIdempotencyKey } from "@livery/contract";
import { useRef, useState } from "react";
import { bonusesChanged } from "../app/private-queries.ts";
import { useServices } from "../app/services.ts";
import type { Attempt } from "./bonus.ts";

/** Whether the house has heard a request nobody knows after these: the next press sends the same one. */
const unanswered: ReadonlySet<CallError["code"]> = new Set<CallError["code"]>(["offline", "timeout", "busy"]);

export interface BonusRequests {
  /** By bonus; none of what the house has answered. */
  readonly attempts: ReadonlyMap<number, Attempt>;
  /** Asks for a bonus; while a request for it is on its way a second press asks nothing. */
  readonly send: (bonusId: number) => void;
}

/** Attempts of one player: whoever is there next sees none of them. */
interface PlayerAttempts {
  readonly userId: number | null;
  readonly attempts: ReadonlyMap<number, Attempt>;
}

const none: PlayerAttempts = { userId: null, attempts: new Map() };

/** Requests for bonuses: each has one key until the house has answered it, so that it is made once; then the list is asked for anew. */
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
      // It leaves the list, and so does the place in which a word about it would stand.
      if (refusal?.code === "bonus_withdrawn")
        overlay.send({
          type: "SHOW",
          notice: { status: "warning", message: "error:bonus_withdrawn", params: {}, subject: "bonus" },
        });
      // On its way until the list says how it stands.
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
