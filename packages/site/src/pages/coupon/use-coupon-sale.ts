import type { CouponDetail, CouponSale } from "@livery/contract";
import { couponSaleMachine, couponSalePhase, untilOf, type CouponSalePhase } from "@livery/machines";
import { useMachine } from "@xstate/react";
import { useEffect, useEffectEvent, useRef } from "react";
import { useErrorText } from "../../core/error-text.ts";
import { couponsChanged } from "../../core/private-queries.ts";
import { useServices } from "../../core/services.ts";

/** The parts of a coupon that can be sold, in percent. */
const parts = [25, 50, 75, 100] as const;
/** Milliseconds that a quote is valid (D17). */
const quoteMs = 5_000;

export interface CouponSaleModel {
  readonly phase: CouponSalePhase;
  /** The parts to choose among, in percent. */
  readonly parts: readonly number[];
  readonly percent: number;
  readonly choose: (percent: number) => void;
  /** The quote, or the completed sale. */
  readonly offered: CouponSale | null;
  /** End of the quote: milliseconds since 1970, on the page's clock. */
  readonly until: number;
  /** Milliseconds that a quote is valid (D17). */
  readonly quoteMs: number;
  readonly problem: string | null;
  readonly requestQuote: () => void;
  readonly accept: () => void;
  readonly decline: () => void;
}

/** The sale of one coupon, null until it has arrived. The proceeds are in the balance at once, and the lists are requested again. */
export function useCouponSale(coupon: CouponDetail | null): CouponSaleModel {
  const { client, events, now, queries, session } = useServices();
  const text = useErrorText(coupon?.currency);
  // The machine starts before the coupon has arrived.
  const couponId = useRef(0);
  useEffect(() => {
    couponId.current = coupon?.couponId ?? 0;
  }, [coupon]);
  const [snapshot, send, actor] = useMachine(couponSaleMachine, {
    input: {
      offer: (percent, signal) => client.call("sellCoupon", { couponId: couponId.current, percent }, { signal }),
      sell: (quote, key, signal) =>
        client.call("sellCoupon", { couponId: couponId.current, quote }, { idempotencyKey: key, signal }),
      newKey: () => crypto.randomUUID(),
      now,
    },
  });
  const onSold = useEffectEvent(({ balance, price, remainingStake, stake }: CouponSale) => {
    if (balance !== null) session.send({ type: "BALANCE", balance });
    couponsChanged(queries);
    if (coupon === null) return;
    const { couponId: sold, currency } = coupon;
    events?.send({ type: "couponCashedOut", detail: { couponId: sold, stake, price, remainingStake, currency } });
  });
  useEffect(() => {
    const sold = actor.on("sold", ({ sale }) => onSold(sale));
    return () => sold.unsubscribe();
  }, [actor]);
  const { offered, percent, problem } = snapshot.context;
  return {
    phase: couponSalePhase(snapshot),
    parts,
    percent,
    choose: (next) => send({ type: "CHOOSE", percent: next }),
    offered,
    until: untilOf(snapshot.context),
    quoteMs,
    problem: problem === null ? null : text(problem),
    requestQuote: () => send({ type: "REQUEST" }),
    accept: () => send({ type: "ACCEPT" }),
    decline: () => send({ type: "DECLINE" }),
  };
}
