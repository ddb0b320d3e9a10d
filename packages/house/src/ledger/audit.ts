import { type Kysely, sql } from "kysely";
import type { Schema } from "../db/schema.ts";
import type { Breach } from "../db/tables/ledger.ts";
import { findBreaches } from "./checks.ts";

/** The auditor's findings; `clean` means that the ledger holds (I1, I2, I3, I7, I14). */
export interface LedgerAudit {
  readonly clean: boolean;
  readonly transactions: number;
  readonly entries: number;
  /** Transactions that no seal covers yet. */
  readonly unsealed: number;
  /** The sum of all entries of each currency: 0 in a clean ledger. */
  readonly currencies: readonly { readonly currency: string; readonly sum: bigint }[];
  /** The breaches by tenant; at most a hundred per check. */
  readonly breaches: readonly (Breach & { readonly tenant: string })[];
}

/** Reads the whole ledger and checks it against its invariants. Takes no locks; one snapshot. */
export async function auditLedger(db: Kysely<Schema>): Promise<LedgerAudit> {
  return db
    .transaction()
    .setIsolationLevel("repeatable read")
    .setAccessMode("read only")
    .execute(async (trx) => {
      await sql`set local statement_timeout = 0`.execute(trx);
      const size = await sql<{ transactions: number; entries: number; unsealed: number }>`
        select (select count(*)::float8 from ledger_transaction) as transactions, (select count(*)::float8 from ledger_entry) as entries,
               (select count(*)::float8 from ledger_unsealed) as unsealed`.execute(trx);
      const currencies = await sql<{ currency: string; sum: bigint }>`
        select currency, sum(amount)::int8 as sum from ledger_entry group by currency order by currency`.execute(trx);
      const tenants = await trx.selectFrom("tenant").select(["tenant_id", "name"]).orderBy("tenant_id").execute();
      const breaches: LedgerAudit["breaches"][number][] = [];
      for (const { tenant_id, name } of tenants)
        for (const breach of await findBreaches(trx, { tenantId: tenant_id, sealed: null }))
          breaches.push({ tenant: name, ...breach });
      const clean = breaches.length === 0 && currencies.rows.every((row) => row.sum === 0n);
      const { transactions = 0, entries = 0, unsealed = 0 } = size.rows[0] ?? {};
      return { clean, transactions, entries, unsealed, currencies: currencies.rows, breaches };
    });
}
