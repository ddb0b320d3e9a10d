import { type Kysely, sql } from "kysely";
import type { Schema } from "../db/schema.ts";

/** That a session is used is noted whatever is asked for. */
const sessions = ["session", "staff_session"] as const;

/** What the house writes by itself, whatever is asked for: how far its auditor has looked, and what its sealer moves into the chain. */
const own = ["ledger_audited", "ledger_seal", "ledger_unsealed"];

/** Everything that a call could have written: a digest of each table's rows; of sessions, how many there are and how many ended. */
export async function written(db: Kysely<Schema>): Promise<unknown> {
  const { rows: tables } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' and tablename <> all (${own}) order by 1`.execute(
    db,
  );
  // All tables in one question: it is asked before and after hundreds of calls.
  const digests = tables.map(({ name }) => {
    const digest = sessions.some((each) => each === name)
      ? sql`count(*) || ' ' || count(ended_at)`
      : sql`count(*) || ' ' || coalesce(sum(hashtextextended(t::text, 0)::numeric), 0)`;
    return sql`select ${sql.lit(name)} as name, ${digest} as digest from ${sql.table(name)} t`;
  });
  const { rows } = await sql<{ name: string; digest: string }>`${sql.join(digests, sql` union all `)}`.execute(db);
  return Object.fromEntries(rows.map(({ name, digest }) => [name, digest]));
}
