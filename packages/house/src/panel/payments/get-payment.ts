import { minor } from "@livery/betting";
import { type Action, CallError, type Cell } from "@livery/contract";
import type { PanelPayment, PaymentApproval } from "@livery/contract/panel";
import { type Kysely, sql } from "kysely";
import type { Schema } from "../../db/schema.ts";
import { readRequestedMethod, requestedInLanguage } from "../../payments/requested-method.ts";
import { type Actor, cellOf, requirePermission, type PanelHandler, staffLanguages } from "../panel-context.ts";
import { userInScope } from "../scope.ts";
import { secondPersonFrom, waitingRequests } from "../second-person.ts";
import { paymentHistory } from "./history.ts";
import { hidden, readPaymentRows } from "./payments.rows.ts";

/** One payment request with the user's input and current balances; not found outside the actor's scope. */
export const panelPayment: PanelHandler<"panelPayment"> = async (context, { paymentId }) => {
  const { actor } = context;
  const { db } = context.house;
  const cell = requirePermission(actor, "movement.view");
  const id = await requirePayment(db, actor, cell, paymentId);
  const row = (await readPaymentRows(db, context, cell.masked, [id])).get(id);
  const { filled, method: read } = await db
    .selectFrom("transfer_request as payment")
    .select(["filled", readRequestedMethod(staffLanguages(context)).as("method")])
    .where("transfer_id", "=", id)
    .executeTakeFirstOrThrow();
  if (row === undefined) throw new CallError("not_found", { path: "transferId" });
  const method = requestedInLanguage(read);
  const pending = row.status === "pending";
  return {
    ...row,
    categoryTitle: method.categoryTitle,
    values: method.fields.flatMap(({ name, label, type }) => {
      const value = filled[name];
      return value === undefined ? [] : [{ name, label, type, value: cell.masked ? hidden : value }];
    }),
    accountLines: method.accountLines,
    ...(await moneyOf(db, row.playerId, row.currency)),
    secondPerson: pending && (await needsSecond(db, actor, row.amount)),
    approval: pending ? await waitingApproval(db, actor, id) : null,
    history: await paymentHistory(db, actor, cell.masked, id),
    may: pending ? await decisionPermissions(db, actor, id) : [],
  };
};

/** The id of a payment request if its user is in the cell's scope. Throws `not_found`. */
export async function requirePayment(
  db: Kysely<Schema>,
  actor: Actor,
  cell: Cell,
  paymentId: number | bigint,
  path = "transferId",
): Promise<bigint> {
  const id = await paymentInScope(db, actor, cell, paymentId);
  if (id === null) throw new CallError("not_found", { path });
  return id;
}

async function paymentInScope(
  db: Kysely<Schema>,
  actor: Actor,
  cell: Cell,
  paymentId: number | bigint,
): Promise<bigint | null> {
  const { rows } = await sql<{ id: bigint }>`
    select payment.transfer_id as id from transfer_request payment join player using (player_id)
    where payment.transfer_id = ${paymentId}::bigint and payment.tenant_id = ${actor.tenantId} and ${userInScope(actor, cell)}`.execute(
    db,
  );
  return rows[0]?.id ?? null;
}

/** Whether the actor's approval of this amount needs a second person (D95). */
export async function needsSecond(db: Kysely<Schema>, actor: Actor, amount: bigint): Promise<boolean> {
  return cellOf(actor, "payment.approve")?.two === true && amount >= (await secondPersonFrom(db, actor.tenantId));
}

/** The newest approval of a payment request that waits for a second person. */
export async function waitingApproval(
  db: Kysely<Schema>,
  actor: Actor,
  paymentId: bigint,
): Promise<PaymentApproval | null> {
  const [request] = await waitingRequests(db, actor, { paymentId });
  if (request === undefined) return null;
  return {
    requestId: request.requestId,
    askedBy: request.requester,
    own: request.requestedBy === actor.staffId,
    confirmers: request.confirmers,
    refusal: request.refusal,
    reason: request.reason,
    askedAt: request.requestedAt.toISOString(),
    expiresAt: request.expiresAt.toISOString(),
  };
}

async function decisionPermissions(db: Kysely<Schema>, actor: Actor, paymentId: bigint): Promise<readonly Action[]> {
  const cell = cellOf(actor, "payment.approve");
  const isPermitted = cell !== null && (await paymentInScope(db, actor, cell, paymentId)) !== null;
  return isPermitted ? ["payment.approve"] : [];
}

async function moneyOf(
  db: Kysely<Schema>,
  playerId: number,
  currency: string,
): Promise<Pick<PanelPayment, "balance" | "held" | "owed">> {
  const { rows } = await sql<{ kind: string; balance: bigint }>`
    select kind, balance from ledger_account
    where kind in ('cash', 'hold', 'receivable') and owner_id = ${playerId} and currency = ${currency}`.execute(db);
  const of = (kind: string): bigint => rows.find((row) => row.kind === kind)?.balance ?? 0n;
  return { balance: minor(of("cash")), held: minor(of("hold")), owed: minor(-of("receivable")) };
}
