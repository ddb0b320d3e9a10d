import { CallError, type CouponDetail } from "@livery/contract";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useMemo, useRef } from "react";
import { couponsChanged } from "../../core/private-queries.ts";
import { callQuery } from "../../core/queries.ts";
import { useServices } from "../../core/services.ts";
import { waitsForResult } from "./status.ts";

export interface CouponModel {
  readonly state: "loading" | "ready" | "missing" | "failed";
  readonly coupon: CouponDetail | null;
  /** When the response arrived: milliseconds since 1970, on the page's clock. */
  readonly receivedAt: number;
  readonly error: CallError | null;
  readonly retry: () => void;
}

const openEvery = 5_000;

/** Returns the coupon number of a text: 12 letters and digits, as printed on a coupon. Returns null if it is none. */
export function couponNumberOf(text: string | undefined): string | null {
  const number = text?.toUpperCase() ?? "";
  return /^[A-Z0-9]{12}$/.test(number) ? number : null;
}

/** One coupon by its number; requested again until it is settled. */
export function useCouponModel(couponNumber: string | null): CouponModel {
  const { client, now, queries, session } = useServices();
  const answer = useQuery({
    ...callQuery(client, "getCoupon", { couponNumber: couponNumber ?? "" }),
    enabled: couponNumber !== null,
    retry: false,
    refetchInterval: ({ state }) => (state.data && waitsForResult(state.data.status) ? openEvery : false),
  });
  // Computed again with each response: the times in it count from its arrival.
  const receivedAt = useMemo(() => (answer.dataUpdatedAt > 0 ? now() : 0), [answer.dataUpdatedAt, now]);
  const open = answer.data ? waitsForResult(answer.data.status) : null;
  const wasOpen = useRef(open);
  useEffect(() => {
    // Settled while the page is open: balance and lists have changed too.
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
