import type { Thousandths } from "@livery/betting";
import type { OddsChange } from "@livery/contract";

/**
 * The price that a selection continues with (D13): the offered one if the player accepts it automatically, else the one they saw.
 */
export function acceptedOdds(preference: OddsChange, seen: Thousandths, offered: Thousandths): Thousandths {
  return preference === "any" || (preference === "higher" && offered > seen) ? offered : seen;
}
