import { CallError, type CouponDetail } from "@livery/contract";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useMemo, useRef } from "react";
import { couponsChanged } from "../../core/private-queries.ts";
import { callQuery } from "../../core/queries.ts";
import { useServices } from "../../core/services.ts";
import { useFormats, useTranslate } from "../../core/translate.ts";
import { explainCoupon } from "./explain.ts";
import { waitsForResult } from "./status.ts";
import { useCancellation, type CancellationModel } from "./use-cancellation.ts";
import { useCouponSale, type CouponSaleModel } from "./use-coupon-sale.ts";
import { useSharing, type CouponSharingModel } from "./use-sharing.ts";

export interface CouponModel {
  readonly state: "loading" | "ready" | "missing" | "failed";
  readonly coupon: CouponDetail | null;
  /** The sentences that explain what the coupon pays; none before it has arrived. */
  readonly explanation: readonly string[];
  /** The sale of the coupon or a part of it (D17), where `coupon.sellable`; null before the coupon is accepted. */
  readonly sale: CouponSaleModel | null;
  /** Null if the coupon cannot be cancelled. */
  readonly cancellation: CancellationModel | null;
  readonly sharing: CouponSharingModel;
  /** The page's clock, by which a quote and the cancellation end: milliseconds since 1970. */
  readonly now: () => number;
  readonly error: CallError | null;
  readonly retry: () => void;
}

declare module "../../variants/variant-types.ts" {
  interface PageModels {
    readonly coupon: CouponModel;
  }
}

const openEvery = 5_000;

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
  const coupon = answer.data ?? null;
  const sale = useCouponSale(coupon);
  const cancellation = useCancellation(coupon, receivedAt);
  const sharing = useSharing(coupon?.couponId ?? null);
  const t = useTranslate();
  const formats = useFormats();
  const missing = couponNumber === null || (answer.error instanceof CallError && answer.error.code === "not_found");
  return {
    state: missing ? "missing" : answer.data ? "ready" : answer.isError ? "failed" : "loading",
    coupon,
    explanation: coupon === null ? [] : explainCoupon(t, formats, coupon),
    // It stays while its coupon is on the page, so that a completed sale stays shown.
    sale: coupon === null || coupon.status === "pending" ? null : sale,
    cancellation,
    sharing,
    now,
    error: answer.error,
    retry: () => void answer.refetch(),
  };
}
