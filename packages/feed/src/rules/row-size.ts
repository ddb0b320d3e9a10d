import { football, type MatchFields } from "../model/match.ts";

/** The height of a match's row in pixels, and the number of rows that it counts for. */
export interface RowSize {
  readonly size: number;
  readonly weight: number;
}

export const singleRow: RowSize = { size: 59, weight: 1 };
export const doubleRow: RowSize = { size: 104, weight: 2 };

/**
 * The row size in the live display (§4): double for football before or in the first half, with more than four markets and
 * first-half odds listed.
 */
export function rowSize(match: Pick<MatchFields, "sportId" | "status" | "marketCount">, firstHalf: boolean): RowSize {
  const early = match.status === "1p" || match.status === "not_started";
  return match.sportId === football && early && match.marketCount > 4 && firstHalf ? doubleRow : singleRow;
}
