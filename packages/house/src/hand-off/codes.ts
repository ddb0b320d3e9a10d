import { type Kysely, sql } from "kysely";
import { newToken, tokenHash } from "../accounts/secret-token.ts";
import type { Schema } from "../db/schema.ts";

export interface NewHandoff {
  readonly siteId: number;
  readonly tenantId: number;
  /** The only host at which the code is valid. */
  readonly toHost: string;
  readonly sessionHash: Buffer | null;
  /** JSON text of at most 16 KiB. */
  readonly slip: string | null;
}

/** Stores a hand-off and returns its code: 256 random bits, valid once, for 30 seconds. */
export async function createHandoff(db: Kysely<Schema>, handoff: NewHandoff): Promise<string> {
  const code = newToken();
  await db
    .deleteFrom("handoff")
    .where("expires_at", "<", sql<Date>`now()`)
    .execute();
  await db
    .insertInto("handoff")
    .values({
      code_hash: tokenHash(code),
      tenant_id: handoff.tenantId,
      site_id: handoff.siteId,
      to_host: handoff.toHost,
      session_hash: handoff.sessionHash,
      slip: handoff.slip,
    })
    .execute();
  return code;
}

/** Returns the content of a code and invalidates it; null if the code is used, expired or another host's. */
export async function redeemHandoff(
  db: Kysely<Schema>,
  code: string,
  at: { readonly siteId: number; readonly host: string },
): Promise<{ readonly sessionHash: Buffer | null; readonly slip: string | null } | null> {
  const row = await db
    .deleteFrom("handoff")
    .where("code_hash", "=", tokenHash(code))
    .where("site_id", "=", at.siteId)
    .where("to_host", "=", at.host)
    .where("expires_at", ">", sql<Date>`now()`)
    .returning(["session_hash", "slip"])
    .executeTakeFirst();
  return row ? { sessionHash: row.session_hash, slip: row.slip } : null;
}
