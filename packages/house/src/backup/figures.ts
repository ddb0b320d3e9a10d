import { type Kysely, sql } from "kysely";
import type { Schema } from "../db/schema.ts";
import { storedKeyIds } from "../secrets/stored-secrets.ts";

/** The last seal of a tenant's chain (I2). */
export interface SealHead {
  readonly tenantId: number;
  readonly tenant: string;
  readonly position: string;
  /** Hexadecimal digits. */
  readonly hash: string;
}

/** What the sealed entries of one kind of account come to. Texts: they can be larger than a double holds exactly. */
interface SealedSum {
  readonly tenantId: number;
  readonly kind: string;
  readonly currency: string;
  readonly entries: string;
  readonly sum: string;
}

/** What a copy of a database is compared by. */
export interface Figures {
  readonly seals: readonly SealHead[];
  /** Of the transactions that `seals` cover: sealed transactions never change, so a later state has the same. */
  readonly sums: readonly SealedSum[];
  /** Rows of the tables that money rests on. None of them is ever deleted. */
  readonly rows: Readonly<Record<string, number>>;
  /** The ids of the keys that the secrets are sealed with (D102). */
  readonly keys: readonly string[];
}

const countedTables = [
  "audit_entry",
  "coupon",
  "coupon_leg",
  "coupon_sale",
  "coupon_settlement",
  "ledger_account",
  "ledger_entry",
  "ledger_seal",
  "ledger_transaction",
  "player",
  "transfer_request",
] as const;

/** Reads the figures; to be run in one snapshot (repeatable read). */
export async function readFigures(db: Kysely<Schema>): Promise<Figures> {
  const { rows: seals } = await sql<SealHead>`
    select distinct on (s.tenant_id) s.tenant_id as "tenantId", t.name as tenant, s.position::text, encode(s.hash, 'hex') as hash
    from ledger_seal s join tenant t using (tenant_id) order by s.tenant_id, s.position desc`.execute(db);
  return { seals, sums: await sumsBelow(db, seals), rows: await countRows(db), keys: await storedKeyIds(db) };
}

/**
 * What does not agree with the figures of the database that this one is a copy of. A copy may have more rows than were counted, unless it is
 * `exact`, since bets went on.
 */
export async function findDifferences(
  db: Kysely<Schema>,
  expected: Figures,
  { exact }: { readonly exact: boolean },
): Promise<readonly string[]> {
  const differences: string[] = [];
  for (const { tenantId, tenant, position, hash } of expected.seals) {
    const { rows } = await sql`
      select from ledger_seal where tenant_id = ${tenantId} and position = ${position}::bigint and hash = decode(${hash}, 'hex')`.execute(
      db,
    );
    if (rows.length === 0) differences.push(`the chain of ${tenant} does not hold its seal ${position} ${hash}`);
  }
  const named = (sum: SealedSum): string => `tenant ${sum.tenantId}, ${sum.kind} ${sum.currency}`;
  const sums = new Map((await sumsBelow(db, expected.seals)).map((sum) => [named(sum), sum]));
  for (const sum of expected.sums) {
    const found = sums.get(named(sum));
    sums.delete(named(sum));
    if (found?.sum !== sum.sum || found.entries !== sum.entries)
      differences.push(
        `${named(sum)}: ${found?.entries ?? 0} entries of ${found?.sum ?? 0}, not ${sum.entries} of ${sum.sum}`,
      );
  }
  for (const name of sums.keys()) differences.push(`${name}: entries that the other one has not`);
  const counted = await countRows(db);
  for (const [table, count] of Object.entries(expected.rows)) {
    const found = counted[table] ?? 0;
    if (exact ? found !== count : found < count) differences.push(`${table}: ${found} rows, not ${count}`);
  }
  return differences;
}

async function sumsBelow(db: Kysely<Schema>, seals: readonly SealHead[]): Promise<readonly SealedSum[]> {
  const { rows } = await sql<SealedSum>`
    select s.tenant_id as "tenantId", e.kind::text, e.currency::text, count(*)::text as entries, sum(e.amount)::text as sum
    from jsonb_to_recordset(${JSON.stringify(seals)}::jsonb) as head("tenantId" integer, position bigint)
    join ledger_seal s on s.tenant_id = head."tenantId" and s.position <= head.position
    join ledger_entry e using (transaction_id)
    group by 1, 2, 3 order by 1, 2, 3`.execute(db);
  return rows;
}

async function countRows(db: Kysely<Schema>): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const table of countedTables) {
    const { rows } = await sql<{ count: number }>`select count(*)::float8 as count from ${sql.table(table)}`.execute(
      db,
    );
    counts[table] = rows[0]?.count ?? 0;
  }
  return counts;
}

/** Runs the work in one snapshot, however long it takes. */
export function inSnapshot<Result>(
  db: Kysely<Schema>,
  work: (trx: Kysely<Schema>) => Promise<Result>,
): Promise<Result> {
  return db
    .transaction()
    .setIsolationLevel("repeatable read")
    .execute(async (trx) => {
      await sql`set local statement_timeout = 0`.execute(trx);
      return work(trx);
    });
}

/** The names of the migrations that ran, in their order. */
export async function migrationsOf(db: Kysely<Schema>): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name);
}
