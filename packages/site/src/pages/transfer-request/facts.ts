import type { Minor } from "@livery/betting";
import type { PaymentMethod, Transfer, TransferDirection } from "@livery/contract";
import type { transferRequestMachine } from "@livery/machines";
import type { useMachine } from "@xstate/react";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { isWaiting } from "./history.ts";

type Send = ReturnType<typeof useMachine<typeof transferRequestMachine>>[1];

/** Brings what the house offers and what the player has asked for and owns to the machine. */
export function useMachineInputs(
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

const idsOf = (transfers: readonly Transfer[]): readonly number[] => transfers.map(({ transferId }) => transferId);

/**
 * Ids of the requests that were decided while the page was open. Tells when one that waited on the last look no longer does: the
 * balance has changed with it.
 */
export function useDecisions(transfers: readonly Transfer[] | undefined, decided: () => void): ReadonlySet<number> {
  const waited = useRef<ReadonlySet<number>>(new Set());
  const [decisions, setDecisions] = useState<ReadonlySet<number>>(new Set());
  const notify = useEffectEvent((ids: readonly number[]): void => {
    setDecisions((before) => new Set([...before, ...ids]));
    decided();
  });
  useEffect(() => {
    if (transfers === undefined) return;
    const ids = idsOf(transfers.filter((each) => waited.current.has(each.transferId) && !isWaiting(each)));
    waited.current = new Set(idsOf(transfers.filter(isWaiting)));
    if (ids.length > 0) notify(ids);
  }, [transfers]);
  return decisions;
}

/**
 * What became of a request and is to be in sight without looking for it: of the direction's newest one, else of the newest at all, that
 * it was denied, and why; that it was approved where that came while the page was open. Null where there is nothing of the kind.
 */
export function newsOf(
  transfers: readonly Transfer[],
  direction: TransferDirection,
  decisions: ReadonlySet<number>,
): Transfer | null {
  const isNews = ({ status, transferId }: Transfer): boolean =>
    status === "denied" || (status === "approved" && decisions.has(transferId));
  const newest = transfers.find((each) => each.direction === direction);
  return [newest, transfers[0]].find((each) => each !== undefined && isNews(each)) ?? null;
}
