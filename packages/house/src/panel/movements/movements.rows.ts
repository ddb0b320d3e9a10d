import { minor } from "@livery/betting";
import type { MovementRow } from "@livery/contract/panel";
import { type Kysely, sql } from "kysely";
import type { Schema } from "../../db/schema.ts";
import type { Actor } from "../panel-context.ts";
import type { Column } from "../lists/csv.ts";
import type { Account } from "./account.ts";

interface Row {
  readonly seq: bigint;
  readonly transaction_id: bigint;
  readonly at: Date;
  readonly kind: string;
  readonly amount: bigint;
  readonly balance_after: bigint;
  readonly counterparty: string;
  readonly number: string | null;
  readonly actor: string;
  readonly note: string | null;
}

/** Shown instead of a text that the actor may not read. */
const hidden = "…";

/** Entries of an account by their sequence number. `masked`: notes about a user are hidden. */
export async function readMovements(
  db: Kysely<Schema>,
  actor: Actor,
  account: Account,
  masked: boolean,
  sequences: readonly bigint[],
): Promise<ReadonlyMap<bigint, MovementRow>> {
  const { rows } = await sql<Row>`
    select e.seq, e.transaction_id, t.at, t.kind, e.amount, e.balance_after, c.number, t.note,
      coalesce(c.number, other.name, '') as counterparty, actor_name(t.actor, ${actor.tenantId}, ${actor.dealerId}) as actor
    from ledger_entry e join ledger_transaction t using (transaction_id) left join coupon c on c.coupon_id = t.coupon_id
    left join lateral (
      select coalesce(d.name, p.user_name) as name
      from ledger_entry o
      left join dealer d on o.kind = 'credit' and d.dealer_id = o.owner_id
      left join player p on o.kind = 'cash' and p.player_id = o.owner_id
      where o.transaction_id = e.transaction_id and o.account_id <> e.account_id and o.kind in ('credit', 'cash')
      order by o.position limit 1
    ) other on true
    where e.account_id = ${account.accountId} and e.seq = any (${sequences}::bigint[])`.execute(db);
  const isHidden = masked && account.of === "user";
  return new Map(rows.map((row) => [row.seq, movementRow(row, account.currency, isHidden)]));
}

function movementRow(row: Row, currency: string, isHidden: boolean): MovementRow {
  return {
    transactionId: Number(row.transaction_id),
    sequence: Number(row.seq),
    at: row.at.toISOString(),
    kind: row.kind,
    amount: minor(row.amount),
    balanceAfter: minor(row.balance_after),
    currency,
    counterparty: row.counterparty,
    couponNumber: row.number,
    actor: row.actor,
    note: row.note === null || !isHidden ? row.note : hidden,
  };
}

/** Columns of the file: those of the list's row, by the same names. */
export const movementColumns: readonly Column<MovementRow>[] = [
  ["sequence", (row) => row.sequence],
  ["at", (row) => row.at],
  ["kind", (row) => row.kind],
  ["currency", (row) => row.currency],
  ["amount", (row) => ({ minor: row.amount, currency: row.currency })],
  ["balanceAfter", (row) => ({ minor: row.balanceAfter, currency: row.currency })],
  ["counterparty", (row) => row.counterparty],
  ["couponNumber", (row) => row.couponNumber],
  ["actor", (row) => row.actor],
  ["note", (row) => row.note],
  ["transactionId", (row) => row.transactionId],
];
