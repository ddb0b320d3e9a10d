import type { Minor } from "@livery/betting";
import type { TenantPool } from "../db/tenant.ts";

/** A player's cash in minor units of their currency. A named statement, because every page reads it. */
export async function cashBalance(pool: TenantPool, userId: number): Promise<Minor> {
  const { rows } = await pool.query({
    name: "cash_balance",
    text: "select balance from ledger_account where kind = 'cash' and owner_id = $1",
    values: [userId],
  });
  const row = rows[0] as { balance: Minor } | undefined;
  if (!row) throw new Error(`the player ${userId} has no cash account`);
  return row.balance;
}
