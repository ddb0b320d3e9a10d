import { type Kysely, sql } from "kysely";
import type { Schema } from "../../db/schema.ts";

/** One guard of the catalogue: a constraint, a unique index or a trigger of a table. */
export interface Guard {
  readonly table: string;
  readonly name: string;
  readonly kind: "constraint" | "index" | "trigger";
}

/** Tables that hold money, bets, and what both rest on. */
const tables =
  "^(ledger_|coupon|idempotency|settlement_due|dealer|posting_|match_fact|result_request|market$|match$|outcome$|player$)";
/** Of people, catalogue and limits the triggers alone are about bets. */
const triggersAlone = "^(dealer|market|match|outcome|player)$";

/** Every CHECK, UNIQUE, PRIMARY KEY, EXCLUDE and trigger of those tables, as the database has them. */
export async function guardsOf(db: Kysely<Schema>): Promise<readonly Guard[]> {
  const { rows } = await sql<Guard>`
    select conrelid::regclass::text as table, conname as name, 'constraint' as kind from pg_constraint
      where connamespace = 'public'::regnamespace and contype in ('c', 'u', 'x', 'p') and conrelid::regclass::text ~ ${tables}
        and conrelid::regclass::text !~ ${triggersAlone}
    union all
    select i.indrelid::regclass::text, i.indexrelid::regclass::text, 'index' from pg_index i
      where indisunique and not exists (select from pg_constraint c where c.conindid = i.indexrelid) and i.indrelid::regclass::text ~ ${tables}
        and i.indrelid::regclass::text !~ ${triggersAlone}
    union all
    select tgrelid::regclass::text, tgname, 'trigger' from pg_trigger where not tgisinternal and tgrelid::regclass::text ~ ${tables}
    order by 1, 2`.execute(db);
  return rows;
}

export function removal({ table, name, kind }: Guard): string {
  if (kind === "trigger") return `drop trigger ${name} on ${table}`;
  return kind === "index" ? `drop index ${name}` : `alter table ${table} drop constraint ${name} cascade`;
}

/** What of a row is changed, in a copy of it, so that its guard alone is in the way. */
type Copy = Readonly<Record<string, unknown>>;

const other = { coupon_id: 900_001, transaction_id: 900_001 };
/** An entry of no account, and the first of the first account. */
const kept = { ...other, kind: "credit", account_id: 1, seq: 1, balance_after: 1 };
const summed = { ...other, kind: "book", account_id: null, seq: null, balance_after: null };

/** By table and constraint: a copy of one of its rows that breaks it. Whatever has a primary key breaks that as it is. */
const copies: Readonly<Record<string, Readonly<Record<string, Copy>>>> = {
  coupon: {
    coupon_amount_check: { amount: 0 },
    coupon_cancelled: { status: "open", settled_at: null, cancelled_by: "self" },
    coupon_cancelled_by_check: {
      status: "cancelled",
      settled_at: "2026-01-01",
      cancelled_by: "nobody",
      cancelled_actor: "x",
      payout: 1,
    },
    coupon_check: { status: "open", settled_at: "2026-01-01", cancelled_by: null, cancelled_actor: null },
    coupon_check1: {
      status: "won",
      settled_at: "2026-01-01",
      review_since: "2026-01-01",
      cancelled_by: null,
      cancelled_actor: null,
    },
    coupon_exposed_slot: { exposed_dealers: [1], exposed_slot: null },
    coupon_exposure_check: { exposure: -1 },
    coupon_kind_check: { kind: "double" },
    coupon_leg_count_check: { leg_count: 0 },
    coupon_lines_check: { lines: 0 },
    coupon_number_check: { number: "short" },
    coupon_number_key: { coupon_id: 900_001 },
    coupon_odds_change_check: { odds_change: "some" },
    coupon_payout_check: { payout: -1 },
    coupon_phase_check: { phase: "later" },
    coupon_sold: { sold_stake: 1, sold_price: 0 },
    coupon_stake_type_check: { stake_type: "leg" },
    coupon_status_check: { status: "lucky", settled_at: "2026-01-01", cancelled_by: null, cancelled_actor: null },
  },
  coupon_leg: { coupon_leg_position_check: { position: -1 }, coupon_leg_result_check: { result: "drawn" } },
  coupon_quote: {
    coupon_quote_percent_check: { percent: 101 },
    coupon_quote_price_check: { price: 0 },
    coupon_quote_stake_check: { stake: 0 },
  },
  coupon_sale: {
    coupon_sale_nr_check: { nr: 0 },
    coupon_sale_percent_check: { percent: 0 },
    coupon_sale_price_check: { price: 0 },
    coupon_sale_stake_check: { stake: 0 },
  },
  coupon_settlement: { coupon_settlement_version_check: { version: 0 } },
  coupon_share: {
    coupon_share_share_id_check: { share_id: "guessed" },
    coupon_share_coupon_id_key: { share_id: "0".repeat(32) },
  },
  dealer_exposure: {
    dealer_exposure_slot_check: { slot: 16 },
    dealer_exposure_taken_check: { taken: -1 },
    dealer_exposure_within: { taken: 2, budget: 1 },
  },
  dealer_exposure_move: { dealer_exposure_move_amount_check: { amount: 0 } },
  idempotency: { idempotency_key_check: { key: "short" } },
  ledger_account: {
    ledger_account_check: { kind: "cash", credit_line: 5 },
    ledger_account_floor: { kind: "cash", balance: -1, credit_line: 0 },
    ledger_account_kind_check: { kind: "pocket" },
    ledger_account_kind_owner_id_currency_key: { account_id: 900_001 },
  },
  ledger_entry: {
    ledger_entry_amount_check: { amount: 0 },
    ledger_entry_check: { kind: "cash", account_id: null, seq: null, balance_after: null },
    ledger_entry_check1: { ...summed, seq: 1 },
    ledger_entry_kind_check: { ...kept, kind: "pocket" },
    ledger_entry_position_check: { position: 0 },
    ledger_entry_seq: kept,
  },
  ledger_halt: {
    ledger_halt_now: { halt_id: 900_001, lifted_at: null, lifted_by: null, lift_reason: null },
    ledger_halt_breaches_check: { breaches: {} },
    ledger_halt_check: { lifted_by: null, lifted_at: "2026-01-01", lift_reason: "why" },
    ledger_halt_lift_reason_check: { lifted_by: "x", lifted_at: "2026-01-01", lift_reason: "" },
  },
  ledger_seal: {
    ledger_seal_hash_check: { hash: "\\x00" },
    ledger_seal_position_check: { position: 0 },
    ledger_seal_transaction_id_key: { position: 900_001 },
  },
  match_fact: { match_fact_kind_check: { kind: "rumour" }, match_fact_version_check: { version: 0 } },
  result_request: {
    result_request_check: { decided_by: null, decided_at: null, status: "done" },
    result_request_status_check: { status: "lost", decided_by: 1, decided_at: "2026-01-01" },
    result_request_two_persons: { status: "done", asked_by: 1, decided_by: 1, decided_at: "2026-01-01" },
  },
};

/** Guards that another one makes needless, and why they stand all the same. */
export const redundant: Readonly<Record<string, string>> = {
  "coupon.coupon_stake_check":
    "coupon_sold says 0 <= sold_stake < stake, so that no stake is 0; the plain rule stands where one looks for it",
};

/** The statement that a constraint must refuse, by a copy of a row that is there; undefined where nobody has thought of one. */
export function offence({ table, name }: Guard): string | undefined {
  const change = name.endsWith("_pkey") ? {} : copies[table]?.[name];
  if (change === undefined) return undefined;
  return `insert into ${table} overriding system value
    select (jsonb_populate_record(t, '${JSON.stringify(change).replaceAll("'", "''")}'::jsonb)).* from ${table} t limit 1`;
}
