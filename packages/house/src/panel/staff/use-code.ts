import type { Kysely } from "kysely";
import type { Schema } from "../../db/schema.ts";
import { matchingStep, newTotpSecret } from "./totp.ts";

/** For an account that does not exist: the work is the same. */
const nobodys = newTotpSecret();

/**
 * Whether a code is one of this account's at this moment, and was not used before; it is used from now on. Of two who bring
 * the same code at once one is refused.
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
