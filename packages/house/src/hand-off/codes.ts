import { type Kysely, sql } from "kysely";
import { newToken, tokenHash } from "../accounts/secret-token.ts";
import type { Schema } from "../db/schema.ts";

export interface NewHandoff {
  readonly siteId: number;
  readonly tenantId: number;
  /** The only host at which the hand-off is valid. */
  readonly toHost: string;
  readonly sessionHash: Buffer | null;
  /** JSON text of at most 16 KiB. */
  readonly slip: string | null;
}

/** The host that a hand-off is used at. */
export interface ArrivalHost {
  readonly siteId: number;
  readonly host: string;
}

/** Stores a hand-off and returns its ticket: 256 random bits, exchanged once, within 30 seconds. */
export async function createHandoff(db: Kysely<Schema>, handoff: NewHandoff): Promise<string> {
  const ticket = newToken();
  await db
    .insertInto("handoff")
    .values({
      code_hash: tokenHash(ticket),
      tenant_id: handoff.tenantId,
      site_id: handoff.siteId,
      to_host: handoff.toHost,
      session_hash: handoff.sessionHash,
      slip: handoff.slip,
    })
    .execute();
  return ticket;
}

/** Deletes the hand-offs that nobody arrived with in time, of all tenants. */
export async function forgetOldHandoffs(db: Kysely<Schema>): Promise<void> {
  await db
    .deleteFrom("handoff")
    .where("expires_at", "<", sql<Date>`now()`)
    .execute();
}

/** Exchanges a ticket for the code that the arriving browser stores; null if it is used, expired or another host's. */
export async function exchangeTicket(db: Kysely<Schema>, ticket: string, at: ArrivalHost): Promise<string | null> {
  const code = newToken();
  const { numUpdatedRows } = await db
    .updateTable("handoff")
    .set({ code_hash: tokenHash(code), arrived: true })
    .where("code_hash", "=", tokenHash(ticket))
    .where("arrived", "=", false)
    .where("site_id", "=", at.siteId)
    .where("to_host", "=", at.host)
    .where("expires_at", ">", sql<Date>`now()`)
    .executeTakeFirst();
  return numUpdatedRows === 1n ? code : null;
}

/** Returns the content of a code and invalidates it; null if the code is used, expired or another host's. */
export async function redeemHandoff(
  db: Kysely<Schema>,
  code: string,
  at: ArrivalHost,
): Promise<{ readonly sessionHash: Buffer | null; readonly slip: string | null } | null> {
  const row = await db
    .deleteFrom("handoff")
    .where("code_hash", "=", tokenHash(code))
    .where("arrived", "=", true)
    .where("site_id", "=", at.siteId)
    .where("to_host", "=", at.host)
    .where("expires_at", ">", sql<Date>`now()`)
    .returning(["session_hash", "slip"])
    .executeTakeFirst();
  return row ? { sessionHash: row.session_hash, slip: row.slip } : null;
}
