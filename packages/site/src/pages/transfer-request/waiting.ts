import type { CallError, Payment } from "@livery/contract";
import { useMutation } from "@tanstack/react-query";
import { useRef } from "react";
import { useErrorText } from "../../core/error-text.ts";
import { useServices } from "../../core/services.ts";

/** A request that waits for a decision, and the action that cancels it. */
export interface WaitingPayment {
  readonly payment: Payment;
  readonly takeBack: () => void;
  readonly busy: boolean;
  readonly problem: string | null;
}

/** Cancels a waiting request; the hold of a withdrawal is released (I14). Each request has one key. */
export function useTakingBack(payment: Payment | null, changed: () => void): WaitingPayment | null {
  const { client, session } = useServices();
  const text = useErrorText();
  const keys = useRef(new Map<number, string>());
  const cancellation = useMutation<unknown, CallError, number>({
    mutationFn: (paymentId) => {
      const key = keys.current.get(paymentId) ?? crypto.randomUUID();
      keys.current.set(paymentId, key);
      return client.call("cancelTransaction", { paymentId }, { idempotencyKey: key });
    },
    onSettled: () => {
      session.send({ type: "REFRESH" });
      changed();
    },
  });
  if (payment === null) return null;
  const isOurs = cancellation.variables === payment.paymentId;
  return {
    payment,
    takeBack: () => cancellation.mutate(payment.paymentId),
    busy: isOurs && cancellation.isPending,
    problem: isOurs && cancellation.error !== null ? text(cancellation.error) : null,
  };
}
