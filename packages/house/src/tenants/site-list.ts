import { parseSettings, settingsDefaults } from "@livery/contract/settings";
import { type Kysely, type RawBuilder, sql } from "kysely";
import type { Schema } from "../db/schema.ts";

export interface SiteListed {
  readonly siteId: number;
  readonly name: string;
  readonly title: string;
  /** All hosts, the mobile one too; none: the site is closed. */
  readonly hosts: readonly string[];
  readonly languages: readonly string[];
  readonly currency: string;
  /** Name of the dealer of new players; null: the tenant's first top dealer of the currency. */
  readonly dealer: string | null;
  readonly siteKey: string;
  readonly players: number;
}

/** The sites of a tenant by name. */
export function listSites(db: Kysely<Schema>, tenantId: number): Promise<readonly SiteListed[]> {
  return sitesWhere(db, sql<boolean>`site.tenant_id = ${tenantId}`);
}

/** One site. */
export async function siteListed(db: Kysely<Schema>, siteId: number): Promise<SiteListed> {
  const [site] = await sitesWhere(db, sql<boolean>`site.site_id = ${siteId}`);
  if (!site) throw new RangeError(`there is no site ${siteId}`);
  return site;
}

interface Row {
  readonly siteId: number;
  readonly name: string;
  readonly siteKey: string;
  readonly dealer: string | null;
  readonly hosts: readonly string[];
  readonly document: unknown;
  readonly players: number;
}

async function sitesWhere(db: Kysely<Schema>, where: RawBuilder<boolean>): Promise<readonly SiteListed[]> {
  const { rows } = await sql<Row>`
    select site.site_id as "siteId", site.name, site.site_key as "siteKey", dealer.name as dealer,
      array(select host from site_host where site_host.site_id = site.site_id order by kind desc, host) as hosts,
      (select document from site_settings s where s.site_id = site.site_id order by version desc limit 1) as document,
      (select count(*)::integer from player where player.site_id = site.site_id) as players
    from site left join dealer using (dealer_id) where ${where} order by site.name`.execute(db);
  return rows.map(({ document, ...row }) => {
    // Validated when stored; unknown names of a newer version are ignored.
    const given = parseSettings(document ?? {}, { unknown: "ignore" });
    return {
      ...row,
      title: given.title ?? row.name,
      languages: given.languages ?? [given.defaultLanguage ?? settingsDefaults.defaultLanguage],
      currency: given.defaultCurrency ?? settingsDefaults.defaultCurrency,
    };
  });
}
