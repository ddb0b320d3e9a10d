import { type Kysely, sql } from "kysely";
import type { Schema } from "../../db/schema.ts";

/** The clock of a transaction that was set back. */
export interface Past {
  /** How many hours it was set back: all that were wanted, or fewer, so that nothing is written before what is in the ledger. */
  readonly hours: number;
  /** Moves it forward to some hours before now; an instant that has passed is now. */
  moveTo(hoursAgo: number): Promise<void>;
  /** Sets it to what it was. */
  restore(): Promise<void>;
}

/**
 * Sets the clock back for a transaction: what the transaction writes happened in the last hours, while everybody else keeps the
 * present. It must be restored before the end, or the transaction fails. The ledger of the tenant stays in the order of its times.
 */
export async function setBack(trx: Kysely<Schema>, tenant: string, hours: number): Promise<Past> {
  // The update holds the clock: nobody moves it meanwhile.
  const { rows } = await sql<{ ahead: string; development: boolean; free: number }>`
    update house_clock set ahead = ahead
    returning ahead::text, development, coalesce(extract(epoch from house_now() - (
        select at from ledger_transaction join tenant using (tenant_id) where tenant.name = ${tenant}
        order by transaction_id desc limit 1)) / 3600, ${hours}::integer)::float8 as free`.execute(trx);
  const { ahead, development, free } = rows[0] as (typeof rows)[number];
  let at = Math.max(0, Math.min(hours, free));
  // A server on real time allows no moved clock; nobody sees this one.
  const set = (isDevelopment: boolean, hoursAgo: number): Promise<unknown> =>
    sql`update house_clock set development = ${isDevelopment},
      ahead = ${ahead}::interval - make_interval(secs => ${hoursAgo * 3600})`.execute(trx);
  await set(true, at);
  return {
    hours: at,
    moveTo: async (hoursAgo) => {
      if (hoursAgo >= at) return;
      at = hoursAgo;
      await set(true, at);
    },
    restore: async () => void (await set(development, 0)),
  };
}
