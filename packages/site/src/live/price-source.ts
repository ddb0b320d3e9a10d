import type { OutcomeRef, TopicStore } from "@livery/feed";
import type { PriceSource } from "@livery/ui";

/** An outcome's price as a cell watches it. */
export function priceSource(store: TopicStore, ref: OutcomeRef): PriceSource {
  return {
    read: () => store.quote(ref),
    watch: (changed) => store.watchOutcome(ref, changed),
  };
}
