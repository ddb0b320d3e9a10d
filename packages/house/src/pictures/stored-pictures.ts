import { createHash } from "node:crypto";
import { type Kysely, sql } from "kysely";
import type { Schema } from "../db/schema.ts";

export const picturesPath = "/pictures/";

/** The path of a picture on every host of its tenant. */
export const pictureAddress = (hash: Buffer): string => `${picturesPath}${hash.toString("hex")}.webp`;

/** The hash in a file's name as `pictureAddress` writes it; null for another name. */
export function pictureHash(name: string): Buffer | null {
  const [, hash] = /^([0-9a-f]{64})\.webp$/.exec(name) ?? [];
  return hash === undefined ? null : Buffer.from(hash, "hex");
}

/** Stores an encoded picture of a tenant, or keeps the same one for another day; `isNew`: it did not have it before. */
export async function storePicture(
  trx: Kysely<Schema>,
  tenantId: number,
  content: Buffer,
): Promise<{ readonly pictureId: bigint; readonly address: string; readonly isNew: boolean }> {
  const hash = createHash("sha256").update(content).digest();
  const address = pictureAddress(hash);
  const { pictureId, isNew } = await trx
    .insertInto("picture")
    .values({ tenant_id: tenantId, hash, content })
    .onConflict((conflict) =>
      conflict.columns(["tenant_id", "hash"]).doUpdateSet({ stored_until: sql<Date>`excluded.stored_until` }),
    )
    // A row that was there has been updated, by this transaction.
    .returning(["picture_id as pictureId", sql<boolean>`xmax = 0`.as("isNew")])
    .executeTakeFirstOrThrow();
  return { pictureId, address, isNew };
}

/** The bytes of a tenant's picture; null if it has none of this hash. */
export async function readPicture(db: Kysely<Schema>, tenantId: number, hash: Buffer): Promise<Buffer | null> {
  const row = await db
    .selectFrom("picture")
    .select("content")
    .where("tenant_id", "=", tenantId)
    .where("hash", "=", hash)
    .executeTakeFirst();
  return row?.content ?? null;
}
