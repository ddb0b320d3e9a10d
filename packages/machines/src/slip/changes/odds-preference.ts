import type { Thousandths } from "@livery/betting";
import type { OddsChange } from "@livery/contract";

/** The price a pick goes on with (D13): the offered one where the player takes it unasked, else the one seen. */
export function acceptedOdds(preference: OddsChange, seen: Thousandths, offered: Thousandths): Thousandths {
  return preference === "any" || (preference === "higher" && offered > seen) ? offered : seen;
}
