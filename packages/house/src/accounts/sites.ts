import type { SettingsDocument } from "@livery/contract";
import { type GivenSettings, parseSettings, settingsDefaults } from "@livery/contract/settings";
import { type Kysely, sql } from "kysely";
import type { Schema } from "../db/schema.ts";
import { newestSettings } from "../settings/versions.ts";

/** A brand as the server knows it (D52), with its settings. */
export interface Site {
  readonly siteId: number;
  readonly tenantId: number;
  readonly name: string;
  /** Public (D43): identifies the site and its rate bucket, grants nothing. */
  readonly siteKey: string;
  readonly hosts: readonly string[];
  /** Those of `hosts` that serve the mobile shell (D49). */
  readonly mobileHosts: readonly string[];
  /** The document as stored. */
  readonly settings: SettingsDocument;
  /** The same as the model's types. */
  readonly given: GivenSettings;
  /** Version of the settings; 0 if none were stored. */
  readonly settingsVersion: bigint;
  /** Of the settings as this version (D104), or null. */
  readonly settingsSignature: string | null;
}

/** The name of a site in texts: its title, not the internal name by which operators know it. */
export const titleOf = ({ given, name }: Pick<Site, "given" | "name">): string => given.title ?? name;

/** Loads the site of a host (lower case, without a port); null if no site has it. */
export async function loadSiteByHost(db: Kysely<Schema>, host: string): Promise<Site | null> {
  const row = await db
    .selectFrom("site_host")
    .innerJoin("site", "site.site_id", "site_host.site_id")
    .select(["site.site_id", "site.tenant_id", "site.name", "site.site_key"])
    .where("site_host.host", "=", host)
    .executeTakeFirst();
  if (!row) return null;
  const hosts = await db
    .selectFrom("site_host")
    .select(["host", "kind"])
    .where("site_id", "=", row.site_id)
    .orderBy("host")
    .execute();
  const settings = await newestSettings(db, row.site_id);
  const document = settings?.document ?? {};
  return {
    siteId: row.site_id,
    tenantId: row.tenant_id,
    name: row.name,
    siteKey: row.site_key,
    hosts: hosts.map((each) => each.host),
    mobileHosts: hosts.filter((each) => each.kind === "mobile").map((each) => each.host),
    settings: document,
    // Validated when stored; unknown names of a newer version are ignored.
    given: parseSettings(document, { unknown: "ignore" }),
    settingsVersion: settings?.version ?? 0n,
    settingsSignature: settings?.signature ?? null,
  };
}

/** The first host of each of a tenant's sites, in the order of their creation. */
export async function loadSiteHosts(db: Kysely<Schema>, tenantId: number): Promise<readonly string[]> {
  const { rows } = await sql<{ host: string }>`
    select min(host) as host from site_host where tenant_id = ${tenantId} and kind = 'web' group by site_id order by site_id`.execute(
    db,
  );
  return rows.map(({ host }) => host);
}

/** The default language, for a visitor who has chosen none. */
export function defaultLanguage(site: Pick<Site, "given">): string {
  return site.given.defaultLanguage ?? settingsDefaults.defaultLanguage;
}

/** The codes of the site's languages, in the switcher's order (D37). */
export function siteLanguages(site: Site): readonly string[] {
  return site.given.languages ?? [defaultLanguage(site)];
}

/** The languages of a text by preference: the caller's, the site's, English. */
export function textLanguages(site: Site, lang: string): readonly string[] {
  return [...new Set([lang, defaultLanguage(site), "en"])];
}

/** How many days ahead a site offers matches (`matches_day`, §9). */
export function matchesDays(site: Site): number {
  return site.given.matchesDays ?? settingsDefaults.matchesDays;
}

/** The market types that a site's live lists show (`live_odds_types`, §4); undefined: the server's default. */
export function liveTypes(site: Site): readonly number[] | undefined {
  const { liveMarketTypeIds = [] } = site.given;
  return liveMarketTypeIds.length === 0 ? undefined : liveMarketTypeIds;
}
