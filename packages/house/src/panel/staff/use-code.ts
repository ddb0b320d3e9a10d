import { type Kysely, sql } from "kysely";
import type { Schema } from "../../db/schema.ts";
import type { Log } from "../../log.ts";
import type { Keyring } from "../../secrets/keyring.ts";
import { readSecret, totpPlace } from "../../secrets/stored-secrets.ts";
import type { StaffCredentials } from "./credentials.ts";
import { matchingStep, newTotpSecret } from "./totp.ts";

export interface CodeReader {
  readonly db: Kysely<Schema>;
  readonly keys: Keyring | null;
  readonly log: Log;
}

/** For an account that does not exist, so that the work is the same. */
const nobodys = newTotpSecret();

/** An account with the credentials that were read of it; null: no such account. */
export type CodeOwner = { readonly staffId: number; readonly credentials: StaffCredentials } | null;

/**
 * Whether a code is currently valid for this account and unused; marks it as used. Of two simultaneous uses of a code, one fails,
 * and so does a use with credentials that were replaced meanwhile.
 */
export async function useCode({ db, keys, log }: CodeReader, owner: CodeOwner, code: string): Promise<boolean> {
  const { staffId = 0, credentials = null } = owner ?? {};
  const stored = credentials && { plain: credentials.totp_secret, sealed: credentials.totp_sealed };
  const secret = stored ? readSecret(keys, stored, totpPlace(staffId), log) : null;
  // Nobody's secret is random: a code that matches it by chance marks no row.
  const step = matchingStep(secret ?? nobodys, code, Date.now());
  const { numUpdatedRows } = await db
    .updateTable("staff")
    .set({ totp_step: BigInt(step ?? 0) })
    .where("staff_id", "=", secret === null ? 0 : staffId)
    .where("totp_step", "<", BigInt(step ?? 0))
    .where(isCurrent(staffId, credentials))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

const isCurrent = (staffId: number, credentials: StaffCredentials | null) => sql<boolean>`
  exists (select from staff_credentials(${staffId}::integer) now
    where now.password_hash = ${credentials?.password_hash ?? null}
      and now.totp_secret is not distinct from ${credentials?.totp_secret ?? null}::bytea
      and now.totp_sealed is not distinct from ${credentials?.totp_sealed ?? null}::bytea)`;
