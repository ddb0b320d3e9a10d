import { nothing, plus, times, unity, type Fraction } from "./fractions.ts";

export type OracleResult = "won" | "lost" | "void" | "half_won" | "half_lost" | "dead_heat" | "open";

/** D5, written a second time; an open leg has won nothing. The share is a dead heat's. */
export function factorOfResult(odds: Fraction, result: OracleResult, share: Fraction = unity): Fraction {
  switch (result) {
    case "won":
      return odds;
    case "void":
      return unity;
    case "half_won":
      return times(plus(odds, unity), [1n, 2n]);
    case "half_lost":
      return [1n, 2n];
    case "dead_heat":
      return times(odds, share);
    case "lost":
    case "open":
      return nothing;
  }
}
