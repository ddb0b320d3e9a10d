import type { OutcomeRef, TopicStore } from "@livery/feed";
import type { PriceHistorySource, PriceSource } from "@livery/ui";
import { useMemo } from "react";

/** Returns the source of an outcome's price for a cell. */
export function priceSource(store: TopicStore, ref: OutcomeRef): PriceSource {
  return {
    read: () => store.quote(ref),
    watch: (changed) => store.watchOutcome(ref, changed),
  };
}

/** Returns the source of an outcome's last prices for a sparkline. */
export function historySource(store: TopicStore, ref: OutcomeRef): PriceHistorySource {
  return {
    read: () => store.priceHistory(ref),
    watch: (changed) => store.watchOutcome(ref, changed),
  };
}

/** Returns the same source for the same outcome: a changed match has new rows of the same outcomes. */
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
