import { CallError, type SharedSelection } from "@livery/contract";
import { loadedSlip } from "@livery/machines";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { callQuery } from "../../core/queries.ts";
import { useServices } from "../../core/services.ts";

export interface SharedCouponModel {
  readonly state: "loading" | "ready" | "missing" | "failed";
  readonly selections: readonly SharedSelection[];
  /** How many selections can still be bet on. */
  readonly offered: number;
  readonly added: boolean;
  readonly add: () => void;
  readonly error: CallError | null;
  readonly retry: () => void;
}

/** Returns a share id: 128 random bits in hexadecimal. Anything else is not requested. */
export function shareIdOf(text: string | undefined): string | null {
  return text !== undefined && /^[0-9a-f]{32}$/.test(text) ? text : null;
}

const refetchIntervalMs = 15_000;

/** The selections of a shared coupon at current prices, and the action that adds them to the visitor's slip. */
export function useSharedCouponModel(shareId: string | null): SharedCouponModel {
  const { client, slip } = useServices();
  const [added, setAdded] = useState(false);
  const answer = useQuery({
    ...callQuery(client, "sharedCoupon", { shareId: shareId ?? "" }),
    enabled: shareId !== null,
    retry: false,
    refetchInterval: refetchIntervalMs,
  });
  const selections = answer.data?.selections ?? [];
  const offered = loadedSlip({ selections, sizes: [] }).selections;
  const missing = shareId === null || (answer.error instanceof CallError && answer.error.code === "not_found");
  return {
    state: missing ? "missing" : answer.data ? "ready" : answer.isError ? "failed" : "loading",
    selections,
    offered: offered.length,
    added,
    add: () => {
      for (const { banker: _banker, ...selection } of offered) slip.send({ type: "ADD", selection });
      slip.isOpen.set(true);
      setAdded(true);
    },
    error: answer.error,
    retry: () => void answer.refetch(),
  };
}
