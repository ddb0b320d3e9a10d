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

/** Stores an encoded picture of a tenant; `isNew`: it did not have it before. */
export async function storePicture(
  trx: Kysely<Schema>,
  tenantId: number,
  content: Buffer,
): Promise<{ readonly pictureId: bigint; readonly address: string; readonly isNew: boolean }> {
  const hash = createHash("sha256").update(content).digest();
  const address = pictureAddress(hash);
  const { rows: made } = await sql<{ id: bigint }>`
    insert into picture (tenant_id, hash, content) values (${tenantId}, ${hash}, ${content})
    on conflict (tenant_id, hash) do nothing returning picture_id as id`.execute(trx);
  if (made[0] !== undefined) return { pictureId: made[0].id, address, isNew: true };
  const { picture_id: pictureId } = await trx
    .selectFrom("picture")
    .select("picture_id")
    .where("tenant_id", "=", tenantId)
    .where("hash", "=", hash)
    .executeTakeFirstOrThrow();
  return { pictureId, address, isNew: false };
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
