import type { SettingsDocument } from "@livery/contract";
import { parseSettings } from "@livery/contract/settings";
import { type Kysely, sql } from "kysely";
import type { Schema } from "../db/schema.ts";
import { HouseError } from "../errors.ts";

export interface NewSettings {
  readonly siteId: number;
  readonly document: SettingsDocument;
  readonly actor: string;
  /** The file or address of the document, for the errors. */
  readonly source?: string;
  /** The version that the document was made from; 0 if the site had no settings. Another one is refused. */
  readonly basedOn?: bigint;
}

/**
 * Stores a settings document as the site's next version and returns that version; a document equal to the newest creates none.
 * Throws SettingsError if the document violates the contract's schema, and `settings_changed` if it is based on another version;
 * nothing is written then.
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
  const current = newest?.version ?? 0n;
  if (settings.basedOn !== undefined && settings.basedOn !== current)
    throw new HouseError(
      "settings_changed",
      `The settings have version ${current} now, not ${settings.basedOn}.`,
      "Read them again, and repeat the change. Nothing was written.",
    );
  if (newest?.same) return newest.version;
  const version = current + 1n;
  await db
    .insertInto("site_settings")
    .values({ site_id: settings.siteId, tenant_id: site.tenant_id, version, document, actor: settings.actor })
    .execute();
  return version;
}
