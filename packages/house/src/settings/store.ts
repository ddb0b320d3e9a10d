import type { SettingsDocument } from "@livery/contract";
import { parseSettings } from "@livery/contract/settings";
import { type Kysely, sql } from "kysely";
import type { Schema } from "../db/schema.ts";

export interface NewSettings {
  readonly siteId: number;
  readonly document: SettingsDocument;
  readonly actor: string;
  /** The file or address of the document, for the errors. */
  readonly source?: string;
}

/**
 * Stores a settings document as the site's next version and returns that version; a document equal to the newest creates none.
 * Throws SettingsError if the document violates the contract's schema; nothing is written then.
 */
export async function storeSettings(db: Kysely<Schema>, settings: NewSettings): Promise<bigint> {
  parseSettings(settings.document, settings.source === undefined ? {} : { source: settings.source });
  const document = JSON.stringify(settings.document);
  // The site's row is locked, so that versions are sequential.
  const site = await db
    .selectFrom("site")
    .select("tenant_id")
    .where("site_id", "=", settings.siteId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const newest = await db
    .selectFrom("site_settings")
    .select(["version", sql<boolean>`document = ${document}::jsonb`.as("same")])
    .where("site_id", "=", settings.siteId)
    .orderBy("version", "desc")
    .limit(1)
    .executeTakeFirst();
  if (newest?.same) return newest.version;
  const version = (newest?.version ?? 0n) + 1n;
  await db
    .insertInto("site_settings")
    .values({ site_id: settings.siteId, tenant_id: site.tenant_id, version, document, actor: settings.actor })
    .execute();
  return version;
}
