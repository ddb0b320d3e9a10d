import { anyId } from "../db/any-id.ts";
import type { Action, Cell } from "@livery/contract";
import { type Kysely, type RawBuilder, sql } from "kysely";
import type { Schema } from "../db/schema.ts";
import { type Actor, cellOf } from "./context.ts";

type Condition = RawBuilder<boolean>;

/**
 * Which dealers' users a cell reaches, and so whose coupons and movements: a condition on the column of a dealer's id.
 * Children of a dealer are the users directly below it, its own are the users that it brought.
 */
export function usersOfDealerInScope(actor: Actor, cell: Cell, dealerId: RawBuilder<unknown>): Condition {
  const own = actor.dealerId;
  switch (cell.scope) {
    case "tenant":
      return own === null ? sql<boolean>`true` : nothing;
    case "subtree":
      return sql<boolean>`${dealerId} in (select below.dealer_id from dealer below where below.tenant_id = ${actor.tenantId} and below.path @> array[${own}]::integer[])`;
    case "own":
    case "children":
      return sql<boolean>`${dealerId} = ${own}::integer`;
    case "any":
    case "parent":
    case "child dealer":
    case "sibling":
      return nothing;
  }
}

/** Users of a dealer and of all below it: a condition on the table `player`; without a dealer every user. */
export function ofDealerTree(dealerId: number | undefined): Condition {
  if (dealerId === undefined) return sql<boolean>`true`;
  return sql<boolean>`player.dealer_id in (select below.dealer_id from dealer below where below.path @> array[${anyId(dealerId)}::integer])`;
}

/** Which users a cell reaches: a condition on the table `player` under the name that it has in the statement. */
export function userInScope(actor: Actor, cell: Cell, player = "player"): Condition {
  return sql<boolean>`(${sql.ref(`${player}.tenant_id`)} = ${actor.tenantId} and ${usersOfDealerInScope(actor, cell, sql.ref(`${player}.dealer_id`))})`;
}

/**
 * Which dealers a cell reaches as its targets: a condition on the table `dealer` under the name that it has in the
 * statement. A subtree holds the actor's own dealer, children do not.
 */
export function dealerInScope(actor: Actor, cell: Cell, dealer = "dealer"): Condition {
  return sql<boolean>`(${sql.ref(`${dealer}.tenant_id`)} = ${actor.tenantId} and ${dealerScope(actor, cell, dealer)})`;
}

/** Which dealers an actor sees: those that his cell of `user.view` reaches, and his own. */
export function seesDealer(actor: Actor, cell: Cell, dealer = "dealer"): Condition {
  return sql<boolean>`(${dealerInScope(actor, cell, dealer)} or (${sql.ref(`${dealer}.tenant_id`)} = ${actor.tenantId} and ${sql.ref(`${dealer}.dealer_id`)} = ${actor.dealerId}::integer))`;
}

/** Which entries of the audit a cell reaches: the tenant's, or those of the actor's own dealer. */
export function logEntryInScope(actor: Actor, cell: Cell, entry: string): Condition {
  const ofDealer = sql<boolean>`${sql.ref(`${entry}.dealer_id`)} = ${actor.dealerId}::integer`;
  return sql<boolean>`(${sql.ref(`${entry}.tenant_id`)} = ${actor.tenantId} and ${cell.scope === "tenant" ? sql<boolean>`true` : ofDealer})`;
}

function dealerScope(actor: Actor, cell: Cell, dealer: string): Condition {
  const column = (name: string): RawBuilder<unknown> => sql.ref(`${dealer}.${name}`);
  const own = actor.dealerId;
  const parent = sql`(select mine.parent_id from dealer mine where mine.dealer_id = ${own}::integer)`;
  switch (cell.scope) {
    case "tenant":
      return own === null ? sql<boolean>`true` : nothing;
    case "subtree":
      return sql<boolean>`${column("path")} @> array[${own}]::integer[]`;
    case "own":
      return sql<boolean>`${column("dealer_id")} = ${own}::integer`;
    case "children":
    case "child dealer":
      return sql<boolean>`${column("parent_id")} = ${own}::integer`;
    case "parent":
      return sql<boolean>`${column("dealer_id")} = ${parent}`;
    case "sibling":
      return sql<boolean>`(${column("parent_id")} = ${parent} and ${column("dealer_id")} <> ${own}::integer)`;
    case "any":
      return nothing;
  }
}

/** Nobody at the panel reaches beyond his tenant. */
const nothing = sql<boolean>`false`;

/** What can be done to a user, in the table's order. */
const userActions = ["user.view", "coupon.view", "movement.view", "user.services", "limit.raise", "limit.lower", "credit.user", "account.cut"] as const; // prettier-ignore
/** What can be done to a dealer. */
const dealerActions = ["user.view", "user.create", "dealer.create", "limit.raise", "limit.lower", "credit.up", "credit.down", "credit.aside", "account.cut", "payment.approve", "card.issue", "role.edit"] as const; // prettier-ignore

/** What the actor may do to a user now; of a fresh second factor he is asked when he does it. */
export function userPermissions(db: Kysely<Schema>, actor: Actor, playerId: number): Promise<readonly Action[]> {
  return permittedActions(
    db,
    actor,
    userActions,
    (cell) => userInScope(actor, cell),
    sql`player where player_id = ${playerId}`,
  );
}

/** What the actor may do to a dealer now; of a fresh second factor he is asked when he does it. */
export function dealerPermissions(db: Kysely<Schema>, actor: Actor, dealerId: number): Promise<readonly Action[]> {
  const inScope = (cell: Cell, action: Action): Condition =>
    // New users stand directly below a dealer: of an actor that makes children it is his own.
    action === "user.create" && cell.scope === "children"
      ? usersOfDealerInScope(actor, cell, sql.ref("dealer.dealer_id"))
      : dealerInScope(actor, cell);
  return permittedActions(db, actor, dealerActions, inScope, sql`dealer where dealer_id = ${dealerId}`);
}

async function permittedActions(
  db: Kysely<Schema>,
  actor: Actor,
  candidates: readonly Action[],
  inScope: (cell: Cell, action: Action) => Condition,
  target: RawBuilder<unknown>,
): Promise<readonly Action[]> {
  const open = candidates.flatMap((action) => {
    const cell = cellOf(actor, action);
    return cell === null ? [] : [sql`case when ${inScope(cell, action)} then ${action}::text end`];
  });
  const { rows } = await sql<{ may: Action[] }>`
    select array_remove(array[${sql.join(open)}]::text[], null) as may from ${target}`.execute(db);
  return rows[0]?.may ?? [];
}
