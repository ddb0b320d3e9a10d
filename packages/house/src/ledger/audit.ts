import { type Kysely, sql } from "kysely";
import type { Schema } from "../db/schema.ts";

/** What the auditor found; `clean` is true where the books hold (I1, I3). */
export interface LedgerAudit {
  readonly clean: boolean;
  readonly transactions: number;
  readonly entries: number;
  /** What all entries of a currency sum to: 0 in a clean ledger. */
  readonly currencies: readonly { readonly currency: string; readonly sum: bigint }[];
  /** Transactions whose entries do not sum to zero. */
  readonly unbalanced: readonly bigint[];
  /** Accounts whose balance is not the sum of their entries, or whose sequence has a gap. */
  readonly wrongAccounts: readonly {
    readonly account: string;
    readonly currency: string;
    readonly balance: bigint;
    readonly sum: bigint;
  }[];
}

/** Reads the whole ledger and checks it against its invariants. Takes no locks; one snapshot. */
export async function auditLedger(db: Kysely<Schema>): Promise<LedgerAudit> {
  return db
    .transaction()
    .setIsolationLevel("repeatable read")
    .setAccessMode("read only")
    .execute(async (trx) => {
      await sql`set local statement_timeout = 0`.execute(trx);
      const size = await sql<{ transactions: number; entries: number }>`
        select (select count(*)::float8 from ledger_transaction) as transactions, (select count(*)::float8 from ledger_entry) as entries`.execute(
        trx,
      );
      const currencies = await sql<{ currency: string; sum: bigint }>`
        select currency, sum(amount)::int8 as sum from ledger_entry group by currency order by currency`.execute(trx);
      const unbalanced = await sql<{ transaction_id: bigint }>`
        select transaction_id from ledger_transaction full join ledger_entry using (transaction_id)
        group by transaction_id having sum(amount) is distinct from 0 order by transaction_id limit 100`.execute(trx);
      const wrong = await sql<LedgerAudit["wrongAccounts"][number]>`
        select coalesce(a.kind, e.kind) || ':' || coalesce(a.owner_id, e.owner_id) as account, coalesce(a.currency, e.currency) as currency,
               coalesce(a.balance, 0) as balance, coalesce(e.sum, 0)::int8 as sum
        from ledger_account a full join (
          select account_id, min(kind) as kind, min(owner_id) as owner_id, min(currency) as currency, sum(amount) as sum, count(*) as count,
                 max(seq) as last, bool_and(balance_after = running) as steps
          from (select *, sum(amount) over (partition by account_id order by seq) as running from ledger_entry where account_id is not null) entries
          group by account_id
        ) e using (account_id)
        where a.account_id is null or a.balance <> coalesce(e.sum, 0) or a.last_seq <> coalesce(e.last, 0)
           or coalesce(e.count, 0) <> a.last_seq or not coalesce(e.steps, true)
        order by 1 limit 100`.execute(trx);
      const { transactions = 0, entries = 0 } = size.rows[0] ?? {};
      const clean =
        unbalanced.rows.length === 0 && wrong.rows.length === 0 && currencies.rows.every((row) => row.sum === 0n);
      return {
        clean,
        transactions,
        entries,
        currencies: currencies.rows,
        unbalanced: unbalanced.rows.map((row) => row.transaction_id),
        wrongAccounts: wrong.rows,
      };
    });
}
