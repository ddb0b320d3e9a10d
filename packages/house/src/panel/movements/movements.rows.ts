import { minor } from "@livery/betting";
import type { MovementRow } from "@livery/contract/panel";
import { type Kysely, type RawBuilder, sql } from "kysely";
import type { Schema } from "../../db/schema.ts";
import type { Actor } from "../panel-context.ts";
import type { FileColumns } from "../lists/file.ts";

interface Row {
  readonly key: bigint;
  readonly account: string;
  readonly ofUser: boolean;
  readonly currency: string;
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

/** Positions in one transaction are below this. */
const positions = 32_768;

/** One number for each ledger entry, in the order of writing; `entry` is the table's name in the statement. */
export const entryKey = (entry: string): RawBuilder<bigint> =>
  sql<bigint>`(${sql.ref(`${entry}.transaction_id`)} * ${sql.lit(positions)} + ${sql.ref(`${entry}.position`)})`;

/** Entries of accounts of users and dealers by their key. `masked`: notes about a user are hidden. */
export async function readMovements(
  db: Kysely<Schema>,
  actor: Actor,
  masked: boolean,
  keys: readonly bigint[],
): Promise<ReadonlyMap<bigint, MovementRow>> {
  const { rows } = await sql<Row>`
    select ${entryKey("e")} as key, e.seq, t.transaction_id, t.at, t.kind, e.amount, e.balance_after, e.currency, c.number, t.note,
      coalesce(dealer.name, player.user_name, '') as account, e.kind = 'cash' as "ofUser",
      coalesce(c.number, other.name, '') as counterparty, actor_name(t.actor, ${actor.tenantId}, ${actor.dealerId}) as actor
    from unnest(${keys}::bigint[]) wanted (key)
    join ledger_entry e on e.transaction_id = wanted.key / ${sql.lit(positions)} and e.position = wanted.key % ${sql.lit(positions)}
    join ledger_transaction t on t.transaction_id = e.transaction_id left join coupon c on c.coupon_id = t.coupon_id
    left join dealer on e.kind = 'credit' and dealer.dealer_id = e.owner_id
    left join player on e.kind = 'cash' and player.player_id = e.owner_id
    left join lateral (
      select coalesce(d.name, p.user_name) as name
      from ledger_entry o
      left join dealer d on o.kind = 'credit' and d.dealer_id = o.owner_id
      left join player p on o.kind = 'cash' and p.player_id = o.owner_id
      where o.transaction_id = e.transaction_id and o.account_id <> e.account_id and o.kind in ('credit', 'cash')
      order by o.position limit 1
    ) other on true`.execute(db);
  return new Map(rows.map((row) => [row.key, movementRow(row, masked && row.ofUser)]));
}

function movementRow(row: Row, isHidden: boolean): MovementRow {
  return {
    transactionId: Number(row.transaction_id),
    sequence: Number(row.seq),
    at: row.at.toISOString(),
    kind: row.kind,
    account: row.account,
    amount: minor(row.amount),
    balanceAfter: minor(row.balance_after),
    currency: row.currency,
    counterparty: row.counterparty,
    couponNumber: row.number,
    actor: row.actor,
    note: row.note === null || !isHidden ? row.note : hidden,
  };
}

/** Columns of the file, by their names in the contract. */
export const movementColumns: FileColumns<"panelMovements"> = {
  sequence: (row) => row.sequence,
  at: { instant: (row) => row.at },
  kind: (row) => row.kind,
  account: (row) => row.account,
  currency: (row) => row.currency,
  amount: (row) => ({ minor: row.amount, currency: row.currency }),
  balanceAfter: (row) => ({ minor: row.balanceAfter, currency: row.currency }),
  counterparty: (row) => row.counterparty,
  couponNumber: (row) => row.couponNumber,
  actor: (row) => row.actor,
  note: (row) => row.note,
  transactionId: (row) => row.transactionId,
};
