import type { CouponSale } from "@livery/contract";
import { couponSaleMachine, couponSalePhase, untilOf, type CouponSalePhase } from "@livery/machines";
import { useMachine } from "@xstate/react";
import { useEffect, useEffectEvent } from "react";
import { useErrorText } from "../../core/error-text.ts";
import { couponsChanged } from "../../core/private-queries.ts";
import { useServices } from "../../core/services.ts";

export const saleParts = [25, 50, 75, 100] as const;

export interface CouponSaleModel {
  readonly phase: CouponSalePhase;
  readonly percent: number;
  readonly choose: (percent: number) => void;
  /** The quote, or the completed sale. */
  readonly offered: CouponSale | null;
  /** End of the quote: milliseconds since 1970, on the page's clock. */
  readonly until: number;
  readonly problem: string | null;
  readonly requestQuote: () => void;
  readonly accept: () => void;
  readonly decline: () => void;
}

/** The sale of one coupon. The proceeds are in the balance at once, and the lists are requested again. */
export function useCouponSale(couponId: number, currency: string): CouponSaleModel {
  const { client, now, queries, session } = useServices();
  const text = useErrorText(currency);
  const [snapshot, send, actor] = useMachine(couponSaleMachine, {
    input: {
      offer: (percent, signal) => client.call("sellCoupon", { couponId, percent }, { signal }),
      sell: (quote, key, signal) => client.call("sellCoupon", { couponId, quote }, { idempotencyKey: key, signal }),
      newKey: () => crypto.randomUUID(),
      now,
    },
  });
  const onSold = useEffectEvent(({ balance }: CouponSale) => {
    if (balance !== null) session.send({ type: "BALANCE", balance });
    couponsChanged(queries);
  });
  useEffect(() => {
    const sold = actor.on("sold", ({ sale }) => onSold(sale));
    return () => sold.unsubscribe();
  }, [actor]);
  const { offered, percent, problem } = snapshot.context;
  return {
    phase: couponSalePhase(snapshot),
    percent,
    choose: (next) => send({ type: "CHOOSE", percent: next }),
    offered,
    until: untilOf(snapshot.context),
    problem: problem === null ? null : text(problem),
    requestQuote: () => send({ type: "REQUEST" }),
    accept: () => send({ type: "ACCEPT" }),
    decline: () => send({ type: "DECLINE" }),
  };
}
