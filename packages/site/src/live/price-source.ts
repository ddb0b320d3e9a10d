import type { OutcomeRef, TopicStore } from "@livery/feed";
import type { PriceHistorySource, PriceSource } from "@livery/ui";
import { useMemo } from "react";

/** An outcome's price as a cell watches it. */
export function priceSource(store: TopicStore, ref: OutcomeRef): PriceSource {
  return {
    read: () => store.quote(ref),
    watch: (changed) => store.watchOutcome(ref, changed),
  };
}

/** An outcome's last prices as a sparkline watches them. */
export function historySource(store: TopicStore, ref: OutcomeRef): PriceHistorySource {
  return {
    read: () => store.priceHistory(ref),
    watch: (changed) => store.watchOutcome(ref, changed),
  };
}

/** The same source as long as it is the same outcome's: a match that changes makes new rows of the same outcomes. */
export function useOutcomeSource<Source>(
  make: (store: TopicStore, ref: OutcomeRef) => Source,
  store: TopicStore,
  { marketTypeId, matchId, outcomeId, special }: OutcomeRef,
): Source {
  return useMemo(
    () => make(store, { marketTypeId, matchId, outcomeId, special }),
    [make, store, marketTypeId, matchId, outcomeId, special],
  );
}
