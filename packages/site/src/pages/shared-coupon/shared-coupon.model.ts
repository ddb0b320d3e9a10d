import { systemName } from "@livery/betting";
import { useStore } from "@livery/browser-app";
import { CallError, type SharedSelection } from "@livery/contract";
import { systemText } from "@livery/i18n";
import { loadedSlip } from "@livery/machines";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { callQuery } from "../../core/queries.ts";
import { useServices } from "../../core/services.ts";

export interface SharedCouponModel {
  readonly state: "loading" | "ready" | "missing" | "failed";
  readonly selections: readonly SharedSelection[];
  /** The system that was shared, in words: `2/3 + 1 banker`; null for every other kind of coupon. */
  readonly system: string | null;
  /** Whether the action replaces other selections on the visitor's slip: a system comes as a whole. */
  readonly replaces: boolean;
  /** How many selections can still be bet on. */
  readonly offered: number;
  readonly added: boolean;
  readonly add: () => void;
  readonly error: CallError | null;
  readonly retry: () => void;
}

declare module "../../variants/variant-types.ts" {
  interface PageModels {
    readonly sharedCoupon: SharedCouponModel;
  }
}

/** Returns a share id: 128 random bits in hexadecimal. Anything else is not requested. */
export function shareIdOf(text: string | undefined): string | null {
  return text !== undefined && /^[0-9a-f]{32}$/.test(text) ? text : null;
}

const refetchIntervalMs = 15_000;

/** The selections of a shared coupon at current prices, and the action that puts them on the visitor's slip. */
export function useSharedCouponModel(shareId: string | null): SharedCouponModel {
  const { client, i18n, slip } = useServices();
  const [added, setAdded] = useState(false);
  const answer = useQuery({
    ...callQuery(client, "sharedCoupon", { shareId: shareId ?? "" }),
    enabled: shareId !== null,
    retry: false,
    refetchInterval: refetchIntervalMs,
  });
  const selections = answer.data?.selections ?? [];
  const sizes = answer.data?.sizes ?? [];
  const loaded = loadedSlip({ selections, sizes });
  const offered = loaded.selections;
  const system = selections.length === 0 ? null : systemName(selections, sizes);
  const hasOthers = useStore(slip.state).selected.size > 0;
  const missing = shareId === null || (answer.error instanceof CallError && answer.error.code === "not_found");
  return {
    state: missing ? "missing" : answer.data ? "ready" : answer.isError ? "failed" : "loading",
    selections,
    system: system && systemText(system, { i18n }),
    replaces: system !== null && hasOthers && !added,
    offered: offered.length,
    added,
    add: () => {
      if (system === null)
        for (const { banker: _banker, ...selection } of offered) slip.send({ type: "ADD", selection });
      else slip.send({ type: "LOAD", slip: loaded });
      slip.isOpen.set(true);
      setAdded(true);
    },
    error: answer.error,
    retry: () => void answer.refetch(),
  };
}
