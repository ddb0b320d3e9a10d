import { type Kysely, sql } from "kysely";
import type { Schema } from "../../db/schema.ts";

export interface StaffCredentials {
  readonly password_hash: string;
  readonly totp_secret: Buffer | null;
  readonly totp_sealed: Buffer | null;
}

/** What a sign-in is checked with; null if there is no such account. A tenant's call gets those of its own staff only. */
export async function readCredentials(db: Kysely<Schema>, staffId: number): Promise<StaffCredentials | null> {
  const { rows } = await sql<StaffCredentials>`select * from staff_credentials(${staffId}::integer)`.execute(db);
  return rows[0] ?? null;
}
