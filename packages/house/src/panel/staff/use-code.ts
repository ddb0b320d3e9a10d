import type { Kysely } from "kysely";
import type { Schema } from "../../db/schema.ts";
import type { Log } from "../../log.ts";
import type { Keyring } from "../../secrets/keyring.ts";
import { readSecret, totpPlace } from "../../secrets/stored-secrets.ts";
import { readCredentials } from "./credentials.ts";
import { matchingStep, newTotpSecret } from "./totp.ts";

export interface CodeReader {
  readonly db: Kysely<Schema>;
  readonly keys: Keyring | null;
  readonly log: Log;
}

/** For an account that does not exist, so that the work is the same. */
const nobodys = newTotpSecret();

/**
 * Whether a code is currently valid for this account and unused; marks it as used. Of two simultaneous uses of a code, one fails.
 */
export async function useCode({ db, keys, log }: CodeReader, staffId: number, code: string): Promise<boolean> {
  const row = await readCredentials(db, staffId);
  const stored = row && { plain: row.totp_secret, sealed: row.totp_sealed };
  const secret = stored ? readSecret(keys, stored, totpPlace(staffId), log) : null;
  // Nobody's secret is random: a code that matches it by chance marks no row.
  const step = matchingStep(secret ?? nobodys, code, Date.now());
  const { numUpdatedRows } = await db
    .updateTable("staff")
    .set({ totp_step: BigInt(step ?? 0) })
    .where("staff_id", "=", secret === null ? 0 : staffId)
    .where("totp_step", "<", BigInt(step ?? 0))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
