import { minor } from "@livery/betting";
import type { Movement, MovementKind, Page } from "@livery/contract";
import { type Kysely, sql } from "kysely";
import type { Schema } from "../db/schema.ts";

export interface MovementQuery {
  /** RFC 3339; on the server's clock (D36). */
  readonly from?: string | undefined;
  readonly days?: number | undefined;
  /** Default: all kinds. */
  readonly kinds?: readonly MovementKind[] | undefined;
  readonly page: number;
  readonly pageSize: number;
}

/** The movements of a player's own balance, newest first. */
export async function ownMovements(
  db: Kysely<Schema>,
  userId: number,
  { from, days, kinds = [], page, pageSize }: MovementQuery,
): Promise<Page<Movement>> {
  const account = await db
    .selectFrom("ledger_account")
    .select(["account_id", "last_seq"])
    .where("kind", "=", "cash")
    .where("owner_id", "=", BigInt(userId))
    .executeTakeFirstOrThrow();
  let entries = db
    .selectFrom("ledger_entry as entry")
    .innerJoin("ledger_transaction as transaction", "transaction.transaction_id", "entry.transaction_id")
    .where("entry.account_id", "=", account.account_id);
  if (from !== undefined) entries = entries.where("transaction.at", ">=", new Date(from));
  if (from !== undefined && days !== undefined)
    entries = entries.where("transaction.at", "<", new Date(Date.parse(from) + days * 86_400_000));
  if (kinds.length > 0) entries = entries.where("transaction.kind", "in", kinds);
  // Without a filter, the last sequence number is the total (I3).
  const total =
    from === undefined && kinds.length === 0
      ? account.last_seq
      : (await entries.select(sql<bigint>`count(*)`.as("count")).executeTakeFirstOrThrow()).count;
  const rows = await entries
    .leftJoin("coupon", "coupon.coupon_id", "transaction.coupon_id")
    .select([
      "entry.seq",
      "entry.amount",
      "entry.balance_after",
      "transaction.at",
      "transaction.kind",
      "transaction.note",
      "coupon.number",
    ])
    .orderBy("entry.seq", "desc")
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  return {
    rows: rows.map((row) => ({
      movementId: Number(row.seq),
      at: row.at.toISOString(),
      kind: row.kind as MovementKind,
      amount: minor(row.amount),
      balanceAfter: minor(row.balance_after ?? 0n),
      couponNumber: row.number,
      note: row.note,
    })),
    total: Number(total),
    page,
    pageSize,
  };
}
