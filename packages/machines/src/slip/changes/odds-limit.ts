import { formatOdds } from "@livery/betting";
import type { SlipContext } from "../slip.context.ts";
import type { SlipNotice } from "../events.ts";
import type { SlipSelection } from "../selection.ts";

type OddsLimits = Pick<SlipContext["limits"], "minOdds" | "maxOdds">;

/** The notice for odds outside the limits ('min limit: X', 'max limit: X', §4), or null if they are inside. */
export function oddsLimitNotice(selection: Pick<SlipSelection, "odds">, limits: OddsLimits): SlipNotice | null {
  if (limits.minOdds !== null && selection.odds < limits.minOdds)
    return { key: "slip.minLimit", params: { limit: formatOdds(limits.minOdds) } };
  if (limits.maxOdds !== null && selection.odds > limits.maxOdds)
    return { key: "slip.maxLimit", params: { limit: formatOdds(limits.maxOdds) } };
  return null;
}
