import type { SettingsDocument } from "@livery/contract";
import { type GivenSettings, parseSettings, settingsDefaults } from "@livery/contract/settings";
import type { Kysely } from "kysely";
import type { Schema } from "../db/schema.ts";

/** A brand as the house knows it (D52), with the settings that it serves. */
export interface Site {
  readonly siteId: number;
  readonly tenantId: number;
  readonly name: string;
  /** Public (D43): names the site and its rate bucket, grants nothing. */
  readonly siteKey: string;
  readonly hosts: readonly string[];
  /** Those of `hosts` that serve the mobile shell (D49). */
  readonly mobileHosts: readonly string[];
  /** The document as it was stored. */
  readonly settings: SettingsDocument;
  /** The same in the model's words. */
  readonly given: GivenSettings;
  /** Of the settings; 0 where none was ever stored. */
  readonly settingsVersion: bigint;
}

/** The site of a host, in lower case and without a port; null where no site has it. */
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
  const settings = await db
    .selectFrom("site_settings")
    .select(["document", "version"])
    .where("site_id", "=", row.site_id)
    .orderBy("version", "desc")
    .limit(1)
    .executeTakeFirst();
  const document = (settings?.document ?? {}) as SettingsDocument;
  return {
    siteId: row.site_id,
    tenantId: row.tenant_id,
    name: row.name,
    siteKey: row.site_key,
    hosts: hosts.map((each) => each.host),
    mobileHosts: hosts.filter((each) => each.kind === "mobile").map((each) => each.host),
    settings: document,
    // Checked when it was stored; a name that a newer version stored is passed over.
    given: parseSettings(document, { unknown: "ignore" }),
    settingsVersion: settings?.version ?? 0n,
  };
}

/** The language of a visitor who has chosen none. */
export function defaultLanguage(site: Site): string {
  return site.given.defaultLanguage ?? settingsDefaults.defaultLanguage;
}

/** The codes of the site's languages, in the switcher's order (D37). */
export function siteLanguages(site: Site): readonly string[] {
  return site.given.languages ?? [defaultLanguage(site)];
}
