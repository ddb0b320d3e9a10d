import type { SettingsDocument } from "@livery/contract";
import { foreignHosts, parseSettings, type SettingHosts, SettingsError } from "@livery/contract/settings";
import { type Kysely, sql } from "kysely";
import { inTransaction } from "../db/in-transaction.ts";
import type { Schema } from "../db/schema.ts";
import { HouseError } from "../errors.ts";

export interface NewSettings {
  readonly siteId: number;
  readonly document: SettingsDocument;
  readonly actor: string;
  /** The file or address of the document, for the errors. */
  readonly source?: string;
  /**
   * Of the document as the next version after `basedOn` (D104), made where the key is. The same document is stored again with it.
   */
  readonly signature?: string | undefined;
  /** The version that the document was made from; 0 if the site had no settings. Another one is refused. */
  readonly basedOn?: bigint;
  /** The hosts that the site's skin lists; by default settings name the site's own alone. */
  readonly listed?: Pick<SettingHosts, "apiHosts" | "liveHosts">;
  /**
   * The hosts that the newest settings name may stay, whoever listed them. Whoever writes through a running house can list none, but may
   * change the other settings.
   */
  readonly keepsHosts?: boolean;
  /** Checks everything and writes nothing. */
  readonly dryRun?: boolean;
}

/**
 * Stores a settings document as the site's next version and returns that version; a document equal to the newest creates none, nor
 * does a dry run, which returns the present one.
 * Throws SettingsError if the document violates the contract's schema, or names a server for API or live feed that is neither the
 * site's own nor listed, and `settings_changed` if it is based on another version; nothing is written then.
 */
export async function storeSettings(db: Kysely<Schema>, settings: NewSettings): Promise<bigint> {
  const { source = "settings" } = settings;
  if (settings.signature !== undefined && settings.basedOn === undefined)
    throw new RangeError("a signature is of the version after a known one");
  parseSettings(settings.document, { source });
  return inTransaction(db, (trx) => storeNext(trx, settings, source));
}

async function storeNext(db: Kysely<Schema>, settings: NewSettings, source: string): Promise<bigint> {
  const document = JSON.stringify(settings.document);
  // The site's row is locked to the end of the transaction, so that versions are sequential.
  const site = await db
    .selectFrom("site")
    .select("tenant_id")
    .where("site_id", "=", settings.siteId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const newest = await db
    .selectFrom("site_settings")
    .select(["version", "document", sql<boolean>`document = ${document}::jsonb`.as("same")])
    .where("site_id", "=", settings.siteId)
    .orderBy("version", "desc")
    .limit(1)
    .executeTakeFirst();
  const foreign = foreignHosts(settings.document, await hostsOf(db, settings)).filter(
    ({ field }) => !settings.keepsHosts || newest?.document[field] !== settings.document[field],
  );
  if (foreign.length > 0) throw new SettingsError(source, foreign);
  const current = newest?.version ?? 0n;
  if (settings.basedOn !== undefined && settings.basedOn !== current)
    throw new HouseError(
      "settings_changed",
      `The settings have version ${current} now, not ${settings.basedOn}.`,
      "Read them again, and repeat the change. Nothing was written.",
    );
  if (newest?.same && settings.signature === undefined) return newest.version;
  if (settings.dryRun === true) return current;
  const version = current + 1n;
  await db
    .insertInto("site_settings")
    .values({
      site_id: settings.siteId,
      tenant_id: site.tenant_id,
      version,
      document,
      actor: settings.actor,
      signature: settings.signature ?? null,
    })
    .execute();
  return version;
}

async function hostsOf(db: Kysely<Schema>, { siteId, listed }: NewSettings): Promise<SettingHosts> {
  const rows = await db
    .selectFrom("site_host")
    .select("host")
    .where("site_id", "=", siteId)
    .where("kind", "<>", "panel")
    .orderBy("host")
    .execute();
  return { apiHosts: [], liveHosts: [], ...listed, site: rows.map(({ host }) => host) };
}
