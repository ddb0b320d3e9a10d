import { parseSettings } from "@livery/contract/settings";
import type { Site } from "../../accounts/sites.ts";

/** The market types that a site's live lists show (`live_odds_types`, §4); undefined: the server's default. */
export function liveTypes(site: Site): readonly number[] | undefined {
  const { liveMarketTypeIds = [] } = parseSettings(site.settings, { unknown: "ignore" });
  return liveMarketTypeIds.length === 0 ? undefined : liveMarketTypeIds;
}
