import { minor } from "@livery/betting";
import type { DealerNode } from "@livery/contract/panel";
import { type Kysely, type RawBuilder, sql } from "kysely";
import type { Schema } from "../../db/schema.ts";

interface Row {
  readonly dealer_id: number;
  readonly parent_id: number | null;
  readonly depth: number;
  readonly name: string;
  readonly status: "active" | "passive";
  readonly currency: string;
  readonly credit: bigint;
  readonly credit_line: bigint;
  readonly users: number;
  readonly max_users: number | null;
  readonly dealers: number;
  readonly max_dealers: number | null;
}

/** The dealers that a condition on `dealer` chooses, by name. */
export async function dealerNodes(db: Kysely<Schema>, where: RawBuilder<boolean>): Promise<readonly DealerNode[]> {
  const { rows } = await sql<Row>`
    select dealer.dealer_id, dealer.parent_id, dealer.depth, dealer.name, dealer.status, dealer.currency, dealer.max_users, dealer.max_dealers,
      account.balance as credit, account.credit_line,
      (select count(*)::integer from player where player.dealer_id = dealer.dealer_id) as users,
      (select count(*)::integer from dealer child where child.parent_id = dealer.dealer_id) as dealers
    from dealer join ledger_account account on account.kind = 'credit' and account.owner_id = dealer.dealer_id and account.currency = dealer.currency
    where ${where} order by lower(dealer.name), dealer.dealer_id limit 1000`.execute(db);
  return rows.map((row) => ({
    dealerId: row.dealer_id,
    parentId: row.parent_id,
    depth: row.depth,
    name: row.name,
    active: row.status === "active",
    currency: row.currency,
    credit: minor(row.credit),
    creditLine: minor(row.credit_line),
    users: row.users,
    maxUsers: row.max_users,
    dealers: row.dealers,
    maxDealers: row.max_dealers,
  }));
}
