import { parseSettings, settingsDefaults } from "@livery/contract/settings";
import type { Site } from "../../accounts/sites.ts";

/** How many days ahead a site offers matches (`matches_day`, §9). */
export function matchesDays(site: Site): number {
  return parseSettings(site.settings, { unknown: "ignore" }).matchesDays ?? settingsDefaults.matchesDays;
}
