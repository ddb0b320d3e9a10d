import { type Kysely, sql } from "kysely";
import type { Schema } from "../db/schema.ts";

/** What one request wrote. */
export interface RequestWritten {
  readonly postings: readonly {
    readonly transaction: string;
    readonly at: Date;
    readonly kind: string;
    readonly actor: string;
    readonly currency: string;
    /** Of its first entry, minor units. */
    readonly amount: string;
    readonly coupon: string | null;
  }[];
  readonly entries: readonly {
    readonly at: Date;
    readonly action: string;
    readonly actor: string;
    readonly target: string;
  }[];
}

/** Finds what a request wrote within a day of a time: the ledger is read by its times, since its index of ids would cost each bet. */
export async function findRequest(db: Kysely<Schema>, id: string, around: Date): Promise<RequestWritten> {
  const day = 24 * 3_600_000;
  const from = new Date(around.getTime() - day);
  const to = new Date(around.getTime() + day);
  const { rows: postings } = await sql<RequestWritten["postings"][number]>`
    select t.transaction_id::text as transaction, t.at, t.kind, t.actor, t.currency, c.number as coupon,
      (select e.amount::text from ledger_entry e where e.transaction_id = t.transaction_id order by position limit 1) as amount
    from ledger_transaction t left join coupon c using (coupon_id)
    where t.at between ${from} and ${to} and t.request_id = ${id} order by t.transaction_id`.execute(db);
  const { rows: entries } = await sql<RequestWritten["entries"][number]>`
    select e.at, e.action, e.actor, e.target_kind || ' ' || e.target_name as target
    from tenant cross join lateral (select * from audit_entry a
      where a.tenant_id = tenant.tenant_id and a.at between ${from} and ${to} and a.request_id = ${id}) e
    order by e.audit_id`.execute(db);
  return { postings, entries };
}
