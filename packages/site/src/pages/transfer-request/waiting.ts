import type { CallError, Transfer } from "@livery/contract";
import { useMutation } from "@tanstack/react-query";
import { useRef } from "react";
import { useErrorText } from "../../core/error-text.ts";
import { useServices } from "../../core/services.ts";

/** A request that waits for a decision, and the action that cancels it. */
export interface WaitingTransfer {
  readonly transfer: Transfer;
  readonly takeBack: () => void;
  readonly busy: boolean;
  readonly problem: string | null;
}

/** Cancels a waiting request; the hold of a withdrawal is released (I14). Each request has one key. */
export function useTakingBack(transfer: Transfer | null, changed: () => void): WaitingTransfer | null {
  const { client, session } = useServices();
  const text = useErrorText();
  const keys = useRef(new Map<number, string>());
  const cancellation = useMutation<unknown, CallError, number>({
    mutationFn: (transferId) => {
      const key = keys.current.get(transferId) ?? crypto.randomUUID();
      keys.current.set(transferId, key);
      return client.call("cancelTransaction", { transferId }, { idempotencyKey: key });
    },
    onSettled: () => {
      session.send({ type: "REFRESH" });
      changed();
    },
  });
  if (transfer === null) return null;
  const isOurs = cancellation.variables === transfer.transferId;
  return {
    transfer,
    takeBack: () => cancellation.mutate(transfer.transferId),
    busy: isOurs && cancellation.isPending,
    problem: isOurs && cancellation.error !== null ? text(cancellation.error) : null,
  };
}
