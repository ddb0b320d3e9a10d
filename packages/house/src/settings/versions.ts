import type { SettingsDocument } from "@livery/contract";
import type { Kysely } from "kysely";
import type { Schema } from "../db/schema.ts";

/** A site's settings as somebody stored them. */
export interface SettingsVersion {
  readonly version: bigint;
  readonly at: Date;
  /** Who stored it: a name of the panel's staff, or `cli`. */
  readonly actor: string;
  readonly document: SettingsDocument;
  /** Of the document as this version of its site (D104), if it was stored with one. */
  readonly signature: string | null;
}

const largestVersion = 2n ** 63n - 1n;

/** The newest settings of a site; undefined if none were stored. */
export async function newestSettings(db: Kysely<Schema>, siteId: number): Promise<SettingsVersion | undefined> {
  return (await settingsVersions(db, siteId, { most: 1 }))[0];
}

/** The versions of a site's settings, the newest first: at most `most`, from `newest` down. */
export async function settingsVersions(
  db: Kysely<Schema>,
  siteId: number,
  { most, newest = largestVersion }: { readonly most: number; readonly newest?: bigint },
): Promise<readonly SettingsVersion[]> {
  const rows = await db
    .selectFrom("site_settings")
    .select(["version", "at", "actor", "document", "signature"])
    .where("site_id", "=", siteId)
    .where("version", "<=", newest)
    .orderBy("version", "desc")
    .limit(most)
    .execute();
  // It was a valid document when it was stored.
  return rows.map((row) => ({ ...row, document: row.document as SettingsDocument }));
}
