import { formatOdds } from "@livery/betting";
import type { SlipContext } from "../slip.context.ts";
import type { SlipNotice } from "../events.ts";
import type { SlipPick } from "../pick.ts";

type OddsLimits = Pick<SlipContext["limits"], "minOdds" | "maxOdds">;

/** The notice for odds outside the limits ('min limit: X', 'max limit: X', §4), or null if they are inside. */
export function oddsLimitNotice(pick: Pick<SlipPick, "odds">, limits: OddsLimits): SlipNotice | null {
  if (limits.minOdds !== null && pick.odds < limits.minOdds)
    return { key: "slip.minLimit", params: { limit: formatOdds(limits.minOdds) } };
  if (limits.maxOdds !== null && pick.odds > limits.maxOdds)
    return { key: "slip.maxLimit", params: { limit: formatOdds(limits.maxOdds) } };
  return null;
}
