import { CallError, type Cell } from "@livery/contract";
import { type Kysely, sql } from "kysely";
import { anyId } from "../../db/any-id.ts";
import type { Schema } from "../../db/schema.ts";
import type { Actor } from "../panel-context.ts";
import { requireVisible } from "../dealers/require.ts";
import { userInScope } from "../scope.ts";

/** The account of the movements: a user's cash, a dealer's credit, or all of these accounts of the tenant. */
export type Account = { readonly accountId: bigint } | "all of the tenant";

/**
 * The requested account: a user's, else a dealer's, else that of the actor's own dealer, or all of the tenant for staff without
 * one; null if there is none. Both must be in the actor's scope, and the user below the dealer if both are named. Throws
 * `user_not_found` and `dealer_not_found`.
 */
export async function accountOf(
  db: Kysely<Schema>,
  actor: Actor,
  cell: Cell,
  { dealerId, playerId }: { readonly dealerId?: number | undefined; readonly playerId?: number | undefined },
): Promise<Account | null> {
  await requireVisible(db, actor, dealerId);
  if (playerId !== undefined) return userAccount(db, actor, cell, playerId, dealerId);
  if (dealerId === undefined && actor.dealerId === null) return "all of the tenant";
  const { rows } = await sql<{ accountId: bigint }>`
    select account_id as "accountId" from dealer d
    join ledger_account a on a.kind = 'credit' and a.owner_id = d.dealer_id and a.currency = d.currency
    where d.dealer_id = ${dealerId ?? actor.dealerId}::integer`.execute(db);
  return rows[0] ?? null;
}

async function userAccount(
  db: Kysely<Schema>,
  actor: Actor,
  cell: Cell,
  playerId: number,
  dealerId: number | undefined,
): Promise<Account> {
  const { rows } = await sql<{ accountId: bigint }>`
    select account_id as "accountId" from player join dealer d using (dealer_id)
    join ledger_account a on a.kind = 'cash' and a.owner_id = player.player_id and a.currency = player.currency
    where player.player_id = ${anyId(playerId)} and ${userInScope(actor, cell)}
      and (${dealerId ?? null}::integer is null or d.path @> array[${dealerId ?? null}::integer])`.execute(db);
  const [account] = rows;
  if (!account) throw new CallError("user_not_found", { path: "filter.playerId" });
  return account;
}
