import { settingsDefaults } from "@livery/contract/settings";
import type { Site } from "../accounts/sites.ts";
import type { House } from "../context.ts";

type TenantSites = Pick<House, "siteHosts" | "sites">;

/** The time zone of a tenant's panel: that of its first site (D36). */
export async function panelZone(house: TenantSites, tenantId: number): Promise<string> {
  const [first] = await tenantSites(house, tenantId);
  return zoneOf(first);
}

export const zoneOf = (site: Site | undefined): string => site?.given.timeZone ?? settingsDefaults.timeZone;

/** The sites of a tenant that have a host, in the order of their creation. */
export async function tenantSites(house: TenantSites, tenantId: number): Promise<readonly Site[]> {
  const hosts = await house.siteHosts.get(tenantId);
  const sites = await Promise.all(hosts.map((host) => house.sites.get(host)));
  return sites.filter((site) => site !== null);
}
