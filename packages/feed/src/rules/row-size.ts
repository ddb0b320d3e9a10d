import type { MatchFields } from "../model/match.ts";

/** How high a match's row is in pixels, and for how many rows it counts. */
export interface RowSize {
  readonly size: number;
  readonly weight: number;
}

export const singleRow: RowSize = { size: 59, weight: 1 };
export const doubleRow: RowSize = { size: 104, weight: 2 };

const football = 1;

/** Live display (§4): football before or in its first half, with more than four odds groups and first-half odds listed. */
export function rowSize(match: Pick<MatchFields, "sportId" | "status" | "marketCount">, firstHalf: boolean): RowSize {
  const early = match.status === "1p" || match.status === "not_started";
  return match.sportId === football && early && match.marketCount > 4 && firstHalf ? doubleRow : singleRow;
}
