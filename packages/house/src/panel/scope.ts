import { anyId } from "../db/any-id.ts";
import type { Action, Cell } from "@livery/contract";
import { type Kysely, type RawBuilder, sql } from "kysely";
import type { Schema } from "../db/schema.ts";
import { type Actor, cellOf } from "./panel-context.ts";

type Condition = RawBuilder<boolean>;

/**
 * The users in a cell's scope, and so their coupons and movements: a condition on the column of a dealer's id. A dealer's
 * children are the users directly below it, its own are the users that it brought.
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

/** The users in a cell's scope: a condition on the table `player` under its name in the statement. */
export function userInScope(actor: Actor, cell: Cell, player = "player"): Condition {
  return sql<boolean>`(${sql.ref(`${player}.tenant_id`)} = ${actor.tenantId} and ${usersOfDealerInScope(actor, cell, sql.ref(`${player}.dealer_id`))})`;
}

/**
 * The dealers in a cell's scope as targets: a condition on the table `dealer` under its name in the statement. A subtree includes
 * the actor's own dealer, children do not.
 */
export function dealerInScope(actor: Actor, cell: Cell, dealer = "dealer"): Condition {
  return sql<boolean>`(${sql.ref(`${dealer}.tenant_id`)} = ${actor.tenantId} and ${dealerScope(actor, cell, dealer)})`;
}

/** The dealers that an actor sees: those in the scope of their cell of `user.view`, and their own. */
export function seesDealer(actor: Actor, cell: Cell, dealer = "dealer"): Condition {
  return sql<boolean>`(${dealerInScope(actor, cell, dealer)} or (${sql.ref(`${dealer}.tenant_id`)} = ${actor.tenantId} and ${sql.ref(`${dealer}.dealer_id`)} = ${actor.dealerId}::integer))`;
}

/** The audit entries in a cell's scope: the tenant's, or those of the actor's own dealer. */
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

/** The panel's scope never extends beyond the actor's tenant. */
const nothing = sql<boolean>`false`;

/** The actions on a user, in the table's order. */
const userActions = ["user.view", "coupon.view", "movement.view", "user.services", "limit.raise", "limit.lower", "credit.user", "account.cut"] as const; // prettier-ignore
/** The actions on a dealer. */
const dealerActions = ["user.view", "user.create", "dealer.create", "limit.raise", "limit.lower", "credit.up", "credit.down", "credit.aside", "account.cut", "payment.approve", "card.issue", "role.edit"] as const; // prettier-ignore

/** The actor's permitted actions on a user now; a fresh second factor is requested at the action. */
export function userPermissions(db: Kysely<Schema>, actor: Actor, playerId: number): Promise<readonly Action[]> {
  return permittedActions(
    db,
    actor,
    userActions,
    (cell) => userInScope(actor, cell),
    sql`player where player_id = ${playerId}`,
  );
}

/** The actor's permitted actions on a dealer now; a fresh second factor is requested at the action. */
export function dealerPermissions(db: Kysely<Schema>, actor: Actor, dealerId: number): Promise<readonly Action[]> {
  const inScope = (cell: Cell, action: Action): Condition =>
    // New users are created directly below a dealer: for an actor with the scope of children, their own dealer.
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
