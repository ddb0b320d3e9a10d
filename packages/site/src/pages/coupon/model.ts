import { CallError, type CouponDetail } from "@livery/contract";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useMemo, useRef } from "react";
import { couponsChanged } from "../../app/private-queries.ts";
import { callQuery } from "../../app/queries.ts";
import { useServices } from "../../app/services.ts";
import { waitsForResult } from "./status.ts";

export interface CouponModel {
  readonly state: "loading" | "ready" | "missing" | "failed";
  readonly coupon: CouponDetail | null;
  /** When it was answered: milliseconds since 1970, on the page's clock. */
  readonly receivedAt: number;
  readonly error: CallError | null;
  readonly retry: () => void;
}

const openEvery = 5_000;

/** What is printed on a coupon: 12 letters and digits. */
export function couponNumberOf(text: string | undefined): string | null {
  const number = text?.toUpperCase() ?? "";
  return /^[A-Z0-9]{12}$/.test(number) ? number : null;
}

/** One coupon by its number, looked at again until it is settled. */
export function useCouponModel(couponNumber: string | null): CouponModel {
  const { client, now, queries, session } = useServices();
  const answer = useQuery({
    ...callQuery(client, "getCoupon", { couponNumber: couponNumber ?? "" }),
    enabled: couponNumber !== null,
    retry: false,
    refetchInterval: ({ state }) => (state.data && waitsForResult(state.data.status) ? openEvery : false),
  });
  // Anew with each answer: what it says of time counts from then on.
  const receivedAt = useMemo(() => (answer.dataUpdatedAt > 0 ? now() : 0), [answer.dataUpdatedAt, now]);
  const open = answer.data ? waitsForResult(answer.data.status) : null;
  const wasOpen = useRef(open);
  useEffect(() => {
    // Settled before the player's eyes: balance and lists have changed with it.
    if (wasOpen.current === true && open === false) {
      session.send({ type: "REFRESH" });
      couponsChanged(queries);
    }
    wasOpen.current = open;
  }, [open, queries, session]);
  const missing = couponNumber === null || (answer.error instanceof CallError && answer.error.code === "not_found");
  return {
    state: missing ? "missing" : answer.data ? "ready" : answer.isError ? "failed" : "loading",
    coupon: answer.data ?? null,
    receivedAt,
    error: answer.error,
    retry: () => void answer.refetch(),
  };
}
