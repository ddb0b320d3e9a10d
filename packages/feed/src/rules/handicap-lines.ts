import type { MarketFields } from "../model/match.ts";

/** Odds types that are lists of lines (D25); a site may name others. */
export const defaultHandicapLineTypes: ReadonlySet<number> = new Set([5500, 5520]);

/** Which markets a topic shows. */
export interface MarketChoice {
  /** The subscribed live odds types (§4); null is every type. */
  readonly types: ReadonlySet<number> | null;
  /** Types of which only the most balanced line is shown; empty shows every line. */
  readonly balancedTypes: ReadonlySet<number>;
}

/** Whether a market is one of those that a topic shows; of an inactive one there is nothing to show (D24). */
export function isShown(
  market: Pick<MarketFields, "marketTypeId" | "mostBalanced" | "active">,
  choice: MarketChoice,
): boolean {
  if (!market.active || (choice.types !== null && !choice.types.has(market.marketTypeId))) return false;
  return market.mostBalanced || !choice.balancedTypes.has(market.marketTypeId);
}
