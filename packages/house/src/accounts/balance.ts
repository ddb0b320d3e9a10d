import type { Minor } from "@livery/betting";
import type pg from "pg";

/** A player's cash in minor units of their currency. A named statement, because every page reads it. */
export async function cashBalance(pool: pg.Pool, userId: number): Promise<Minor> {
  const { rows } = await pool.query<{ balance: Minor }>({
    name: "cash_balance",
    text: "select balance from ledger_account where kind = 'cash' and owner_id = $1",
    values: [userId],
  });
  const [row] = rows;
  if (!row) throw new Error(`the player ${userId} has no cash account`);
  return row.balance;
}
