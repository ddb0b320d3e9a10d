import { type Kysely, sql, type Transaction } from "kysely";
import type { Schema } from "../db/schema.ts";

/** A table, and the columns that have values of their own: generated ones are calculated anew. */
export interface TableShape {
  readonly name: string;
  readonly columns: readonly string[];
}

/** Written by the migrations of the target itself. */
const own: readonly string[] = ["kysely_migration", "kysely_migration_lock", "schema_functions"];

/** All tables with data of a house. */
export async function copiedTables(db: Kysely<Schema>): Promise<readonly TableShape[]> {
  const { rows } = await sql<TableShape>`
    select relname::text as name, array_agg(attname::text order by attnum) as columns
    from pg_class join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped and attgenerated = ''
    where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> all (${own}::text[])
    group by relname order by relname`.execute(db);
  return rows;
}

interface SequenceState {
  readonly name: string;
  readonly value: string;
  readonly called: boolean;
}

/** Where each sequence has come to. */
export async function readSequences(db: Kysely<Schema>): Promise<readonly SequenceState[]> {
  const { rows } = await sql<{ name: string }>`
    select relname::text as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'S' order by 1`.execute(
    db,
  );
  const states: SequenceState[] = [];
  for (const { name } of rows) {
    const state = await sql<SequenceState>`
      select ${name} as name, last_value::text as value, is_called as called from ${sql.table(name)}`.execute(db);
    states.push(...state.rows);
  }
  return states;
}

/**
 * Empties the tables for a copy and takes down what would stop it or change its rows: foreign keys, triggers, and row-level security, under which
 * PostgreSQL copies nothing in. Returns what puts all of it up again: the keys are checked for every row then. One transaction of the
 * owner, so that nobody else ever sees the tables without them.
 */
export async function takeDown(trx: Transaction<Schema>, tables: readonly TableShape[]): Promise<() => Promise<void>> {
  const run = async (statements: readonly string[]): Promise<void> => {
    for (const statement of statements) await sql.raw(statement).execute(trx);
  };
  const of = async (what: string, from: string): Promise<readonly { readonly down: string; readonly up: string }[]> => {
    const { rows } = await sql<{ down: string; up: string }>`select ${sql.raw(what)} ${sql.raw(from)}`.execute(trx);
    return rows;
  };
  const keys = await of(
    `format('alter table %s drop constraint %I', conrelid::regclass, conname) as down,
     format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as up`,
    "from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace",
  );
  const triggers = await of(
    `distinct format('alter table %s disable trigger user', tgrelid::regclass) as down,
     format('alter table %s enable trigger user', tgrelid::regclass) as up`,
    `from pg_trigger join pg_class on pg_class.oid = tgrelid
     where not tgisinternal and relnamespace = 'public'::regnamespace`,
  );
  const policies = await of(
    `format('alter table %s no force row level security', oid::regclass) as down,
     format('alter table %s force row level security', oid::regclass) as up`,
    "from pg_class where relforcerowsecurity and relnamespace = 'public'::regnamespace",
  );
  const all = [...keys, ...triggers, ...policies];
  await run(all.map(({ down }) => down));
  // Rows that the migrations made: languages, countries, rules. The copy brings them as the source has them.
  for (const { name } of tables) {
    const { rows } = await sql`select from ${sql.table(name)} limit 1`.execute(trx);
    if (rows.length > 0) await sql`delete from ${sql.table(name)}`.execute(trx);
  }
  return () => run(all.toReversed().map(({ up }) => up));
}
