import { type Kysely, sql } from "kysely";
import type { Schema } from "../../db/schema.ts";
import { lockMarkets } from "../lock-markets.ts";

const batchSize = 500;

/** Sets matches whose kick-off the clock has passed to live, and closes their markets (D19). Returns how many. */
export async function startMatches(db: Kysely<Schema>): Promise<number> {
  for (let started = 0; ;) {
    const some = await db.transaction().execute(async (trx) => {
      const ids = await lockDue(trx);
      if (ids.length === 0) return 0;
      await lockMarkets(trx, ids);
      await trx
        .updateTable("match")
        .set({ status: "live", version: sql`version + 1` })
        .where("match_id", "in", ids)
        .execute();
      await trx
        .updateTable("market")
        .set({ status: "closed" })
        .where("match_id", "in", ids)
        .where("status", "in", ["open", "locked"])
        .execute();
      return ids.length;
    });
    started += some;
    if (some < batchSize) return started;
  }
}

/** Finds the due matches by kick-off, and locks them by id, the order in which all code locks matches. */
async function lockDue(db: Kysely<Schema>): Promise<readonly number[]> {
  const { rows } = await sql<{ match_id: number }>`
    select match_id from match
    where match_id = any (array(select match_id from match where status = 'not_started' and starts_at <= house_now() order by starts_at limit ${batchSize}))
      and status = 'not_started' and starts_at <= house_now()
    order by match_id for update`.execute(db);
  return rows.map(({ match_id }) => match_id);
}
