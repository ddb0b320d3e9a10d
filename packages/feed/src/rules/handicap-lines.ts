import type { MarketFields } from "../model/match.ts";

/** Market types that are lists of handicap lines (D25); a site may configure others. */
export const defaultHandicapLineTypes: ReadonlySet<number> = new Set([5500, 5520]);

/** The markets that a topic shows. */
export interface MarketChoice {
  /** The subscribed live market types (§4); null is every type. */
  readonly types: ReadonlySet<number> | null;
  /** Types of which only the most balanced line is shown; if empty, every line is shown. */
  readonly balancedTypes: ReadonlySet<number>;
}

/** Whether a topic shows a market; an inactive one is never shown (D24). */
export function isShown(
  market: Pick<MarketFields, "marketTypeId" | "mostBalanced" | "active">,
  choice: MarketChoice,
): boolean {
  if (!market.active || (choice.types !== null && !choice.types.has(market.marketTypeId))) return false;
  return market.mostBalanced || !choice.balancedTypes.has(market.marketTypeId);
}
