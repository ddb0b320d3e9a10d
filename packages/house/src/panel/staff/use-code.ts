import type { Kysely } from "kysely";
import type { Schema } from "../../db/schema.ts";
import { matchingStep, newTotpSecret } from "./totp.ts";

/** For an account that does not exist, so that the work is the same. */
const nobodys = newTotpSecret();

/**
 * Whether a code is currently valid for this account and unused; marks it as used. Of two simultaneous uses of a code, one fails.
 */
export async function useCode(db: Kysely<Schema>, staffId: number, code: string): Promise<boolean> {
  const row = await db.selectFrom("staff").select("totp_secret").where("staff_id", "=", staffId).executeTakeFirst();
  const step = matchingStep(row?.totp_secret ?? nobodys, code, Date.now());
  const { numUpdatedRows } = await db
    .updateTable("staff")
    .set({ totp_step: BigInt(step ?? 0) })
    .where("staff_id", "=", row === undefined ? 0 : staffId)
    .where("totp_step", "<", BigInt(step ?? 0))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
