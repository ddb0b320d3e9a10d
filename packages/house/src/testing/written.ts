import { type Kysely, type RawBuilder, sql } from "kysely";
import type { Schema } from "../db/schema.ts";

/** The use of a session is written by every call. */
const sessions: ReadonlySet<string> = new Set(["session", "staff_session"]);

/** Tables that the server writes by itself: the auditor's position, the sealer's chain, and the mark of the refolding. */
const own = ["audit_folded", "ledger_audited", "ledger_seal", "ledger_unsealed"];

/** Rows that the server deletes by itself when they expire, by table: a condition. */
const expiring: Readonly<Record<string, string>> = {
  booking: "true",
  captcha: "true",
  coupon_quote: "true",
  idempotency: "scope = 'slip'",
};

interface Table {
  readonly name: string;
  /** For rows that do not expire: their number and their writing transactions; for sessions: their number and how many ended. */
  readonly digest: string;
  /** Each row that expires: its location and its writing transaction. */
  readonly expiring: readonly string[];
}

/** Everything that a call could have written. */
export type Written = readonly Table[];

export async function written(db: Kysely<Schema>): Promise<Written> {
  const { rows: tables } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' and tablename <> all (${own}) order by 1`.execute(
    db,
  );
  // All tables in one query, since it runs before and after hundreds of calls.
  const digests = tables.map(({ name }) => {
    const { digest, expired } = columns(name);
    return sql`select ${sql.lit(name)} as name, ${digest} as digest, ${expired} as expiring from ${sql.table(name)}`;
  });
  return (await sql<Table>`${sql.join(digests, sql` union all `)}`.execute(db)).rows;
}

/**
 * Every write of a row gives it another xmin, which is read from the row's head: a hash of its text takes twice as long. An array
 * takes PostgreSQL a millisecond even if it is empty, so only tables with rows that expire have one.
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

/** Names of the tables written since; rows that have expired since are no change. */
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
