import { type Kysely, sql } from "kysely";
import type { Schema } from "../db/schema.ts";

/** That a session is used is noted whatever is asked for. */
const sessions = ["session", "staff_session"] as const;

/** What the house writes by itself, whatever is asked for: how far its auditor has looked, and what its sealer moves into the chain. */
const own = ["ledger_audited", "ledger_seal", "ledger_unsealed"];

/** Rows that the house removes by itself when their time is over, by table: a condition. */
const expiring: Readonly<Record<string, string>> = {
  booking: "true",
  captcha: "true",
  coupon_quote: "true",
  idempotency: "scope = 'slip'",
};

interface Table {
  readonly name: string;
  /** Of all rows that stay; of sessions, how many there are and how many ended. */
  readonly digest: string;
  /** A hash of each row that expires. */
  readonly expiring: readonly string[];
}

/** Everything that a call could have written. */
export type Written = readonly Table[];

export async function written(db: Kysely<Schema>): Promise<Written> {
  const { rows: tables } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' and tablename <> all (${own}) order by 1`.execute(
    db,
  );
  const hash = sql`hashtextextended(t::text, 0)`;
  // All tables in one question: it is asked before and after hundreds of calls.
  const digests = tables.map(({ name }) => {
    const expires = sql.raw(expiring[name] ?? "false");
    const digest = sessions.some((each) => each === name)
      ? sql`count(*) || ' ' || count(ended_at)`
      : sql`count(*) filter (where not (${expires})) || ' ' || coalesce(sum(${hash}::numeric) filter (where not (${expires})), 0)`;
    return sql`select ${sql.lit(name)} as name, ${digest} as digest,
      coalesce(array_agg(${hash}::text) filter (where ${expires}), '{}') as expiring from ${sql.table(name)} t`;
  });
  return (await sql<Table>`${sql.join(digests, sql` union all `)}`.execute(db)).rows;
}

/** Names of the tables in which something was written since; rows that were there and have expired are no change. */
export async function writtenSince(before: Written, db: Kysely<Schema>): Promise<readonly string[]> {
  const earlier = new Map(before.map((table) => [table.name, table]));
  const after = await written(db);
  return after
    .filter(({ name, digest, expiring: rows }) => {
      const table = earlier.get(name);
      return digest !== table?.digest || rows.some((row) => !table.expiring.includes(row));
    })
    .map(({ name }) => name);
}
