import { settingsDefaults } from "@livery/contract/settings";
import { sql } from "kysely";
import type { Site } from "../accounts/sites.ts";
import type { PanelHouse } from "./panel-context.ts";

/** The time zone of a tenant's panel: that of its first site (D36). */
export async function panelZone(house: PanelHouse, tenantId: number): Promise<string> {
  const [first] = await tenantSites(house, tenantId);
  return zoneOf(first);
}

export const zoneOf = (site: Site | undefined): string => site?.given.timeZone ?? settingsDefaults.timeZone;

/** The sites of a tenant that have a host, in the order of their creation. */
export async function tenantSites(house: PanelHouse, tenantId: number): Promise<readonly Site[]> {
  const { rows } = await sql<{ host: string }>`
    select min(host) as host from site_host where tenant_id = ${tenantId} and kind = 'web' group by site_id order by site_id`.execute(
    house.db,
  );
  const sites = await Promise.all(rows.map(({ host }) => house.sites.get(host)));
  return sites.filter((site) => site !== null);
}
