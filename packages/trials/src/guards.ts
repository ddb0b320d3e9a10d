import { type Kysely, sql } from "kysely";
import type { Schema } from "@livery/house/testing/parts";
import { copies, copiesOfOthers, offences } from "./guard-copies.ts";

/** One guard of the catalogue: a constraint, a unique index or a trigger of a table, or the rule of a column's domain. */
export interface Guard {
  readonly table: string;
  readonly name: string;
  readonly kind: "constraint" | "index" | "trigger" | "domain";
  /** For a reference or a domain: its column, and that column's type. */
  readonly column: string | null;
  readonly type: string | null;
}

/** Tables of money and bets, and those that both depend on. */
const tables =
  "^(ledger_.*|coupon.*|idempotency|settlement_due|dealer.*|posting_rule|match_fact|second_person_request|payment_.*|transfer_request|market|match|outcome|player|session|house_clock|live_lease|live_match|live_run|staff_idempotency|tenant|currency)$";
/** The other tables: displayed content, staff of the panel, names of teams and markets, creation logs. */
const aside =
  "^(access_token.*|audit_entry|audit_folded|audit_search|bonus.*|booking|calendar_season|captcha|category|country|handoff|info_page|kysely_.*|known_device|language|live_log|market_type.*|notification.*|picture|player_identity|popup.*|registration|saved_view|schema_functions|site.*|slider.*|sport|staff|staff_session|storage_probe|team|tournament)$";

/** Every CHECK, UNIQUE, PRIMARY KEY, FOREIGN KEY, EXCLUDE, domain and trigger of those tables, as the database has them. */
export async function guardsOf(db: Kysely<Schema>): Promise<readonly Guard[]> {
  const { rows } = await sql<Guard>`
    select conrelid::regclass::text as table, conname as name, 'constraint' as kind,
      case contype when 'f' then attname::text end as column, case contype when 'f' then atttypid::regtype::text end as type
      from pg_constraint left join pg_attribute on attrelid = conrelid and attnum = conkey[1]
      where connamespace = 'public'::regnamespace and contype in ('c', 'u', 'x', 'p', 'f') and conrelid::regclass::text ~ ${tables}
    union all
    select i.indrelid::regclass::text, i.indexrelid::regclass::text, 'index', null, null from pg_index i
      where indisunique and not exists (select from pg_constraint c where c.conindid = i.indexrelid) and i.indrelid::regclass::text ~ ${tables}
    union all
    select attrelid::regclass::text, conname, 'domain', attname, atttypid::regtype::text
      from pg_constraint join pg_attribute on atttypid = contypid join pg_class c on c.oid = attrelid and c.relkind = 'r'
      where contype = 'c' and contypid <> 0 and attrelid::regclass::text ~ ${tables}
    union all
    select tgrelid::regclass::text, tgname, 'trigger', null, null from pg_trigger where not tgisinternal and tgrelid::regclass::text ~ ${tables}
    order by 1, 2`.execute(db);
  return rows;
}

/** Tables that neither list classifies. */
export async function unknownTables(db: Kysely<Schema>): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
      and relname !~ ${tables} and relname !~ ${aside} order by 1`.execute(db);
  return rows.map(({ name }) => name);
}

export function removal({ table, name, kind, type }: Guard): string {
  if (kind === "domain") return `alter domain ${type} drop constraint ${name}`;
  if (kind === "trigger") return `drop trigger ${name} on ${table}`;
  return kind === "index" ? `drop index ${name}` : `alter table ${table} drop constraint ${name} cascade`;
}

/** A value that no row has, by type. */
const nowhere: Readonly<Record<string, string>> = {
  integer: "900002",
  bigint: "900002",
  text: "'ZZZ'",
  bytea: "'\\x00'",
};

/**
 * The statement that a constraint must refuse, by a copy of an existing row or a reference to none; undefined if there is none
 * yet.
 */
export function offence({ table, name, kind, column, type }: Guard): string | undefined {
  const statement = offences[name];
  if (statement !== undefined) return statement;
  if (column !== null && kind === "constraint")
    return `update ${table} set ${column} = ${nowhere[type ?? ""]} where ctid = (select ctid from ${table} limit 1)`;
  const change = name.endsWith("_pkey") ? {} : (copies[table]?.[name] ?? copiesOfOthers[table]?.[name]);
  if (change === undefined) return undefined;
  return `insert into ${table} overriding system value
    select (jsonb_populate_record(t, '${JSON.stringify(change).replaceAll("'", "''")}'::jsonb)).* from ${table} t limit 1`;
}
