import type { Thousandths } from "@livery/betting";
import { offeredOdds } from "../../catalogue/prices/margin.ts";

export interface LiveOutcomePrice {
  readonly outcomeId: number;
  readonly chance: number;
  readonly odds: Thousandths;
}

/** A market's price now, by its model or source. */
export interface LiveMarketPrice {
  readonly marketTypeId: number;
  /** The handicap line, or "". */
  readonly special: string;
  /** False once it is decided, or so nearly decided that no price is fair. */
  readonly open: boolean;
  readonly outcomes: readonly LiveOutcomePrice[];
  /** The source marks it as the line that lists show (D25); with a model the prices determine it. */
  readonly mostBalanced?: boolean;
}

/** A chance above this, or below a quarter of one minus it, is no bet any more. */
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
