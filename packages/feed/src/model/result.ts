import type { LegResult } from "./match.ts";

/** In the order of Result in frame.proto. */
const results: readonly LegResult[] = ["open", "won", "lost", "void", "half_won", "half_lost", "dead_heat"];

/** The number of a result on the wire and in the columns. */
export function resultNumber(result: LegResult): number {
  return results.indexOf(result);
}

/** The result of a number, or undefined if no result has it. */
export function resultOf(number: number): LegResult | undefined {
  return results[number];
}
