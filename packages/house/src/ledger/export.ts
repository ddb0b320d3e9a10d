import { createHash } from "node:crypto";
import { type Kysely, type RawBuilder, sql, type Transaction } from "kysely";
import type { Schema } from "../db/schema.ts";

/** The content of an export. */
export interface Exported {
  readonly rows: number;
  readonly coupons: number;
  readonly transactions: number;
  readonly entries: number;
  /** Transactions that no seal covers yet. */
  readonly unsealed: number;
}

/** Rows of a cursor in memory at once. */
const batchSize = 500;

/**
 * Writes a tenant's coupons, transactions, seals and accounts as one snapshot, row by row (decision 011 defines the format);
 * `verify-export.ts` checks them. Only the current piece is in memory; each `write` is awaited.
 */
export async function exportLedger(
  db: Kysely<Schema>,
  tenantId: number,
  write: (piece: string) => Promise<void>,
): Promise<Exported> {
  return db
    .transaction()
    .setIsolationLevel("repeatable read")
    .setAccessMode("read only")
    .execute(async (trx) => {
      await sql`set local statement_timeout = 0`.execute(trx);
      // Row by row by the keys: for tables that were never analysed, a plan may scan a whole table for each row of another.
      await sql`set local enable_seqscan = off`.execute(trx);
      // The reader of the file may be slow.
      await sql`set local idle_in_transaction_session_timeout = 0`.execute(trx);
      const counted = new Map<string, number>();
      let rows = 0;
      for (const query of [head, coupons, sealed, unsealed, accounts].map((each) => each(tenantId)))
        for await (const bodies of pieces(trx, query)) {
          let piece = "";
          for (const body of bodies) {
            piece += numbered((rows += 1), body);
            const letter = body.slice(2, body.indexOf('"', 2));
            counted.set(letter, (counted.get(letter) ?? 0) + 1);
          }
          await write(piece);
        }
      const count = (letter: string): number => counted.get(letter) ?? 0;
      const foot = JSON.stringify(["Z", count("C"), count("T"), count("E"), count("H"), count("A")]);
      await write(numbered((rows += 1), foot));
      return {
        rows,
        coupons: count("C"),
        transactions: count("T"),
        entries: count("E"),
        unsealed: count("T") - count("H"),
      };
    });
}

/** A row: its number, its JSON, and a checksum over both. */
function numbered(row: number, body: string): string {
  const signed = `${row}\t${body}`;
  return `${signed}\t${createHash("sha256").update(signed).digest("hex").slice(0, 16)}\n`;
}

/** The bodies of a query's rows, some hundred at a time; each row has one or more bodies, one per line. */
async function* pieces(trx: Transaction<Schema>, query: RawBuilder<unknown>): AsyncGenerator<readonly string[]> {
  await sql`declare export no scroll cursor for ${query}`.execute(trx);
  for (;;) {
    const { rows } = await sql<{ lines: string }>`fetch ${sql.lit(batchSize)} from export`.execute(trx);
    if (rows.length > 0) yield rows.flatMap(({ lines }) => lines.split("\n"));
    if (rows.length < batchSize) break;
  }
  await sql`close export`.execute(trx);
}

const head = (tenantId: number) => sql`
  select json_build_array('livery export', 1, name, ${sql.lit(tenantId)}::text, to_char(house_now() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'))::text as lines
  from tenant where tenant_id = ${sql.lit(tenantId)}`;

/** Each with its legs, partial sales, and settlement entries. */
const coupons = (tenantId: number) => sql`
  select json_build_array('C', c.coupon_id::text, c.player_id::text, c.currency, c.status, c.sizes, c.capped, c.bonus_rule, c.max_pay::text,
      c.stake::text, c.sold_stake::text, c.sold_price::text, coalesce(c.payout, 0)::text, c.bonus::text)::text
    || coalesce((select string_agg(chr(10) || json_build_array('L', coupon_id::text, position, match_id, odds, banker, result_text(result, share))::text, '' order by position)
      from coupon_leg l where l.coupon_id = c.coupon_id), '')
    || coalesce((select string_agg(chr(10) || json_build_array('P', coupon_id::text, nr, stake::text, price::text)::text, '' order by nr)
      from coupon_sale p where p.coupon_id = c.coupon_id), '')
    || coalesce((select string_agg(chr(10) || json_build_array('S', coupon_id::text, version, status, payout::text, bonus::text)::text, '' order by version)
      from coupon_settlement s where s.coupon_id = c.coupon_id), '') as lines
  from coupon c where c.tenant_id = ${sql.lit(tenantId)} order by c.coupon_id`;

/** In the order of the chain, each with its entries and its seal. */
const sealed = (tenantId: number) => sql`
  select coalesce(ledger_text(t) || chr(10), '')
    || json_build_array('H', s.position::text, s.transaction_id::text, encode(s.hash, 'hex'))::text as lines
  from ledger_seal s left join ledger_transaction t on t.transaction_id = s.transaction_id and t.tenant_id = s.tenant_id
  where s.tenant_id = ${sql.lit(tenantId)} order by s.position`;

const unsealed = (tenantId: number) => sql`
  select ledger_text(t) as lines from ledger_transaction t
  where t.tenant_id = ${sql.lit(tenantId)} and not exists (select from ledger_seal s where s.transaction_id = t.transaction_id)
  order by t.transaction_id`;

const accounts = (tenantId: number) => sql`
  select json_build_array('A', kind || ':' || owner_id, currency, balance::text, last_seq::text, credit_line::text)::text as lines
  from ledger_account where tenant_id = ${sql.lit(tenantId)} order by account_id`;
