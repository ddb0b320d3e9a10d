import type { MovingPrice, PriceSource } from "@livery/ui";

/** A price's source that a story moves. */
export function movable(first: MovingPrice): PriceSource & { readonly move: (next: MovingPrice) => void } {
  let now = first;
  const watchers = new Set<Parameters<PriceSource["watch"]>[0]>();
  return {
    read: () => now,
    watch: (changed) => {
      watchers.add(changed);
      return () => watchers.delete(changed);
    },
    move: (next) => {
      now = next;
      for (const changed of watchers) changed(next.odds, next.movement, next.state);
    },
  };
}
