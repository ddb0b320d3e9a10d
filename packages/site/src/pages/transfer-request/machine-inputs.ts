import type { Minor } from "@livery/betting";
import type { PaymentMethod, Payment, PaymentDirection } from "@livery/contract";
import type { paymentRequestMachine } from "@livery/machines";
import type { useMachine } from "@xstate/react";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { isWaiting } from "./history.ts";

type Send = ReturnType<typeof useMachine<typeof paymentRequestMachine>>[1];

/** Sends the offered methods, the player's requests and the balance to the machine. */
export function useMachineInputs(
  send: Send,
  facts: {
    readonly methods: readonly PaymentMethod[] | undefined;
    readonly payments: readonly Payment[] | undefined;
    readonly balance: Minor | null;
  },
): void {
  const { balance, methods, payments } = facts;
  useEffect(() => {
    if (methods !== undefined) send({ type: "METHODS", methods });
  }, [methods, send]);
  useEffect(() => {
    if (payments !== undefined) send({ type: "PAYMENTS", payments });
  }, [payments, send]);
  useEffect(() => send({ type: "BALANCE", balance }), [balance, send]);
}

const idsOf = (payments: readonly Payment[]): readonly number[] => payments.map(({ paymentId }) => paymentId);

/**
 * Returns the ids of the requests that were decided while the page was open. Calls `decided` if a request that waited in the last
 * response no longer does: the balance has changed too.
 */
export function useDecisions(payments: readonly Payment[] | undefined, decided: () => void): ReadonlySet<number> {
  const waited = useRef<ReadonlySet<number>>(new Set());
  const [decisions, setDecisions] = useState<ReadonlySet<number>>(new Set());
  const notify = useEffectEvent((ids: readonly number[]): void => {
    setDecisions((before) => new Set([...before, ...ids]));
    decided();
  });
  useEffect(() => {
    if (payments === undefined) return;
    const ids = idsOf(payments.filter((each) => waited.current.has(each.paymentId) && !isWaiting(each)));
    waited.current = new Set(idsOf(payments.filter(isWaiting)));
    if (ids.length > 0) notify(ids);
  }, [payments]);
  return decisions;
}

/**
 * Returns a decision that must be visible without a search: of the newest request of the direction, else of the newest of all. A
 * denial counts always, an approval only if it came while the page was open. Null if there is none.
 */
export function newsOf(
  payments: readonly Payment[],
  direction: PaymentDirection,
  decisions: ReadonlySet<number>,
): Payment | null {
  const isNews = ({ status, paymentId }: Payment): boolean =>
    status === "denied" || (status === "approved" && decisions.has(paymentId));
  const newest = payments.find((each) => each.direction === direction);
  return [newest, payments[0]].find((each) => each !== undefined && isNews(each)) ?? null;
}
