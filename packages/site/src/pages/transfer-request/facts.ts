import type { Minor } from "@livery/betting";
import type { PaymentMethod, Transfer, TransferDirection } from "@livery/contract";
import type { transferRequestMachine } from "@livery/machines";
import type { useMachine } from "@xstate/react";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { isWaiting } from "./history.ts";

type Send = ReturnType<typeof useMachine<typeof transferRequestMachine>>[1];

/** Sends the offered methods, the player's requests and the balance to the machine. */
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
 * Returns the ids of the requests that were decided while the page was open. Calls `decided` if a request that waited in the last
 * response no longer does: the balance has changed too.
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
 * Returns a decision that must be visible without a search: of the newest request of the direction, else of the newest of all. A
 * denial counts always, an approval only if it came while the page was open. Null if there is none.
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
