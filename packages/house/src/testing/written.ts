import { type Kysely, type RawBuilder, sql } from "kysely";
import type { Schema } from "../db/schema.ts";

/** That a session is used is noted whatever is asked for. */
const sessions: ReadonlySet<string> = new Set(["session", "staff_session"]);

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
  /** Of all rows that stay, how many there are and what wrote them; of sessions, how many there are and how many ended. */
  readonly digest: string;
  /** Each row that expires: its place and what wrote it. */
  readonly expiring: readonly string[];
}

/** Everything that a call could have written. */
export type Written = readonly Table[];

export async function written(db: Kysely<Schema>): Promise<Written> {
  const { rows: tables } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' and tablename <> all (${own}) order by 1`.execute(
    db,
  );
  // All tables in one question: it is asked before and after hundreds of calls.
  const digests = tables.map(({ name }) => {
    const { digest, expired } = columns(name);
    return sql`select ${sql.lit(name)} as name, ${digest} as digest, ${expired} as expiring from ${sql.table(name)}`;
  });
  return (await sql<Table>`${sql.join(digests, sql` union all `)}`.execute(db)).rows;
}

/**
 * Every write of a row gives it another xmin, which is read from the row's head: a hash of its text takes twice as long.
 * An array takes PostgreSQL a millisecond even where it is empty, so only tables with rows that expire have one.
 */
function columns(table: string) {
  const none = sql`'{}'::text[]`;
  if (sessions.has(table)) return { digest: sql`count(*) || ' ' || count(ended_at)`, expired: none };
  const condition = expiring[table];
  const rows = (filter: RawBuilder<unknown>) =>
    sql`count(*) ${filter} || ' ' || coalesce(sum(xmin::text::bigint) ${filter}, 0)`;
  if (condition === undefined) return { digest: rows(sql``), expired: none };
  return {
    digest: rows(sql`filter (where not (${sql.raw(condition)}))`),
    expired: sql`coalesce(array_agg(ctid || ' ' || xmin) filter (where ${sql.raw(condition)}), '{}')`,
  };
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
