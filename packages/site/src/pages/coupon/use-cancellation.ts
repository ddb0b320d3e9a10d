import type { CallError, CancelledCoupon, CouponDetail } from "@livery/contract";
import { useMutation } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { useErrorText } from "../../core/error-text.ts";
import { couponsChanged } from "../../core/private-queries.ts";
import { useServices } from "../../core/services.ts";

export interface CancellationModel {
  /** End of the cancellation window: milliseconds since 1970, on the page's clock. */
  readonly until: number;
  /** Whether the confirmation is open. */
  readonly isConfirming: boolean;
  readonly setConfirming: (open: boolean) => void;
  readonly busy: boolean;
  readonly problem: string | null;
  readonly confirm: () => void;
}

/** After these errors the outcome is unknown: the same request is sent again. */
const unanswered: ReadonlySet<CallError["code"]> = new Set<CallError["code"]>(["offline", "timeout", "busy"]);
const attempts = 4;

/**
 * Cancels a coupon within its window (D18); null if it has none. One key is used from the confirmation on, so the cancellation
 * happens once. `receivedAt`: when the coupon arrived, milliseconds since 1970 on the page's clock.
 */
export function useCancellation(coupon: CouponDetail | null, receivedAt: number): CancellationModel | null {
  const { client, overlay, queries, session } = useServices();
  const text = useErrorText(coupon?.currency);
  const [isConfirming, setIsConfirming] = useState(false);
  const key = useRef("");
  const cancelling = useMutation<CancelledCoupon, CallError, number>({
    mutationFn: (couponId) => client.call("couponCanceled", { couponId }, { idempotencyKey: key.current }),
    retry: (count, error) => count < attempts && unanswered.has(error.code),
    onSuccess: ({ balance }) => {
      setIsConfirming(false);
      session.send({ type: "BALANCE", balance });
      const notice = { status: "success", message: "coupon:cancel.done", params: {}, subject: "cancel" } as const;
      overlay.send({ type: "SHOW", notice });
    },
    // Refused or not, the shown coupon may be out of date.
    onSettled: () => couponsChanged(queries),
  });
  const setConfirming = (next: boolean): void => {
    if (cancelling.isPending) return;
    if (next) key.current = crypto.randomUUID();
    cancelling.reset();
    setIsConfirming(next);
  };
  if (coupon?.cancellableMs === undefined) return null;
  const { cancellableMs, couponId } = coupon;
  return {
    until: receivedAt + cancellableMs,
    isConfirming,
    setConfirming,
    busy: cancelling.isPending,
    problem: cancelling.error === null ? null : text(cancelling.error),
    confirm: () => cancelling.mutate(couponId),
  };
}
