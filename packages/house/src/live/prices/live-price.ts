import type { Thousandths } from "@livery/betting";
import { offeredOdds } from "../../catalogue/prices/margin.ts";

export interface LiveOutcomePrice {
  readonly outcomeId: number;
  readonly chance: number;
  readonly odds: Thousandths;
}

/** A market as the model has it this moment. */
export interface LiveMarketPrice {
  readonly marketTypeId: number;
  /** The line, or "". */
  readonly special: string;
  /** False once it is decided, or so nearly that no price is fair. */
  readonly open: boolean;
  readonly outcomes: readonly LiveOutcomePrice[];
  /** The source calls it the line that lists show (D25); of a model the prices say it. */
  readonly mostBalanced?: boolean;
}

/** A chance above this, or below one minus it, is no bet any more. */
const nearlySure = 0.992;

/** A market with its margin. */
export function priced(
  marketTypeId: number,
  special: string,
  margin: number,
  chances: readonly (readonly [outcomeId: number, chance: number])[],
): LiveMarketPrice {
  return {
    marketTypeId,
    special,
    open: chances.every(([, chance]) => chance < nearlySure && chance > (1 - nearlySure) / 4),
    outcomes: chances.map(([outcomeId, chance]) => ({ outcomeId, chance, odds: offeredOdds(chance, margin) })),
  };
}
