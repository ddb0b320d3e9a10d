import { oddsRatio, type Odds } from "./odds.ts";
import { add, compare, multiply, one, rational, zero, type Rational } from "./rational.ts";

/** The results of a leg (D5). A dead heat pays a share of the odds, above 0 and at most 1. */
export type LegOutcome =
  | { readonly result: "open" | "won" | "lost" | "void" | "half_won" | "half_lost" }
  | { readonly result: "dead_heat"; readonly share: Rational };

/** A leg's factor (D5): won o, lost 0, void 1, half won (o+1)/2, half lost 1/2, dead heat o × share; open counts 0. */
export function legFactor(odds: Odds, outcome: LegOutcome): Rational {
  if (outcome.result === "dead_heat") return multiply(oddsRatio(odds), checkedShare(outcome.share));
  return factors[outcome.result](oddsRatio(odds));
}

/** Whether a leg won, wholly or in part: no other leg of its market can win beside it, and it counts for the bonus (D11). */
export function hasWon({ result }: LegOutcome): boolean {
  return result === "won" || result === "half_won" || result === "dead_heat";
}

const half = rational(1, 2);

const factors: Record<Exclude<LegOutcome["result"], "dead_heat">, (odds: Rational) => Rational> = {
  open: () => zero,
  won: (odds) => odds,
  lost: () => zero,
  void: () => one,
  half_won: (odds) => multiply(add(odds, one), half),
  half_lost: () => half,
};

function checkedShare(share: Rational): Rational {
  if (share.numerator <= 0n || compare(share, one) > 0) {
    throw new RangeError("a dead heat's share is above 0 and at most 1");
  }
  return share;
}
