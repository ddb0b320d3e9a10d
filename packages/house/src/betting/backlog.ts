import { type Kysely, sql } from "kysely";
import type { Schema } from "../db/schema.ts";
import type { Backlog } from "../metrics/watched.ts";

/**
 * Reads what waits in the database. Its cost grows with what waits, not with what was done: the number of sealed transactions is the last
 * position of each tenant's chain.
 */
export async function readBacklog(db: Kysely<Schema>): Promise<Backlog> {
  const { rows } = await sql<Backlog>`
    select due.count::float8 as settlements, due.failed::float8 as "failedSettlements",
      coalesce(extract(epoch from clock_timestamp() - due.oldest), 0)::float8 as "oldestSettlementSeconds",
      (select count(*) from coupon_pending)::float8 as "pendingBets",
      unsealed.count::float8 as unsealed,
      (unsealed.count + coalesce(sealed.count, 0))::float8 as postings,
      (select count(distinct tenant_id) from ledger_halt where lifted_at is null)::float8 as "readOnlyTenants"
    from (
        select count(*) filter (where due_at <= clock_timestamp()) as count,
          count(*) filter (where attempts > 0) as failed,
          min(due_at) filter (where due_at <= clock_timestamp()) as oldest
        from settlement_due) due,
      (select count(*) as count from ledger_unsealed) unsealed,
      (select sum(last.position) as count from tenant
        cross join lateral (select max(position) as position from ledger_seal s where s.tenant_id = tenant.tenant_id)
          last) sealed`.execute(db);
  const [backlog] = rows;
  if (backlog === undefined) throw new Error("a select of one row has none");
  return backlog;
}
