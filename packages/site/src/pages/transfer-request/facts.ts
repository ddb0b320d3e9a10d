import type { Minor } from "@livery/betting";
import type { PaymentMethod, Transfer } from "@livery/contract";
import type { transferRequestMachine } from "@livery/machines";
import type { useMachine } from "@xstate/react";
import { useEffect, useEffectEvent, useRef } from "react";
import { isWaiting } from "./history.ts";

type Send = ReturnType<typeof useMachine<typeof transferRequestMachine>>[1];

/** Brings what the house offers and what the player has asked for and owns to the machine. */
export function useFacts(
  send: Send,
  facts: {
    readonly methods: readonly PaymentMethod[] | undefined;
    readonly transfers: readonly Transfer[] | undefined;
    readonly balance: Minor | null;
  },
): void {
  const { balance, methods, transfers } = facts;
  useEffect(() => {
    if (methods !== undefined) send({ type: "METHODS", methods });
  }, [methods, send]);
  useEffect(() => {
    if (transfers !== undefined) send({ type: "TRANSFERS", transfers });
  }, [transfers, send]);
  useEffect(() => send({ type: "BALANCE", balance }), [balance, send]);
}

/** Tells when a request that waited on the last look no longer does: the balance has changed with it. */
export function useDecisions(transfers: readonly Transfer[] | undefined, decided: () => void): void {
  const waited = useRef<ReadonlySet<number>>(new Set());
  const tell = useEffectEvent(decided);
  useEffect(() => {
    if (transfers === undefined) return;
    const isDecided = transfers.some((each) => waited.current.has(each.transferId) && !isWaiting(each));
    waited.current = new Set(transfers.filter(isWaiting).map(({ transferId }) => transferId));
    if (isDecided) tell();
  }, [transfers]);
}
