import { CallError } from "@livery/contract";
import type { PanelKey, PanelPayload, PanelResult, PaymentDecided } from "@livery/contract/panel";
import { type Kysely, sql } from "kysely";
import type { Schema } from "../../db/schema.ts";
import { resolvePayment } from "../../payments/resolve.ts";
import { recordChange } from "../audit/record-change.ts";
import { type Actor, requirePermission, type PanelContext, type PanelHandler } from "../panel-context.ts";
import { lockActor } from "../lock-actor.ts";
import { idempotent } from "../idempotent.ts";
import {
  confirmRequest,
  type LockedRequest,
  lockRequest,
  refuseRequest,
  requestSecondPerson,
} from "../second-person.ts";
import { needsSecond, requirePayment, waitingApproval } from "./get-payment.ts";

/** A request whose row is locked. */
interface LockedPayment {
  readonly id: bigint;
  readonly amount: bigint;
  readonly currency: string;
  readonly status: PaymentDecided["status"];
  readonly reference: string;
  readonly userName: string;
}

/** Approves a payment request (I14), or stores the approval for a second person if the amount needs one. */
export const panelPaymentApprove: PanelHandler<"panelPaymentApprove"> = (context, payload) =>
  idempotent(context, "panelPaymentApprove", payload, async (trx) => {
    const actor = await lockActor(trx, context.actor);
    const payment = await lockPayment(trx, actor, payload.paymentId);
    const reason = payload.reason ?? null;
    if (!(await needsSecond(trx, actor, payment.amount))) return resolve(trx, context, payment, "approved", reason);
    if (payment.status !== "pending") throw new CallError("not_waiting");
    const waiting = await waitingApproval(trx, actor, payment.id);
    if (waiting !== null) throw new CallError("already_in_progress", { params: { request: waiting.requestId } });
    const requestId = await requestSecondPerson(
      trx,
      actor,
      { paymentId: payment.id },
      {
        ruling: { kind: "approve", reason },
        reason: reason ?? "",
        impact: [{ currency: payment.currency, amount: payment.amount }],
      },
    );
    await record(trx, context, payment, { status: "pending" }, { request: requestId, status: "approved" }, reason);
    return { paymentId: Number(payment.id), status: "pending", state: "waiting", requestId };
  });

/** Denies a payment request (I14). No money leaves the server: one person is enough, whatever the amount. */
export const panelPaymentDeny: PanelHandler<"panelPaymentDeny"> = (context, payload) =>
  idempotent(context, "panelPaymentDeny", payload, async (trx) => {
    const actor = await lockActor(trx, context.actor);
    const payment = await lockPayment(trx, actor, payload.paymentId);
    return resolve(trx, context, payment, "denied", payload.reason);
  });

/** Confirms another person's approval, as the second person. */
export const panelPaymentConfirm: PanelHandler<"panelPaymentConfirm"> = (context, payload) =>
  decide(context, "panelPaymentConfirm", payload, async (trx, request, payment) => {
    await confirmRequest(trx, context.actor, request);
    const decided = await resolve(trx, context, payment, "approved", request.ruling.reason);
    return { ...decided, requestId: request.requestId };
  });

/** Refuses an approval, or withdraws the actor's own: the payment request stays pending. */
export const panelPaymentRefuse: PanelHandler<"panelPaymentRefuse"> = (context, payload) =>
  decide(context, "panelPaymentRefuse", payload, async (trx, request, payment) => {
    const { requestId } = request;
    await refuseRequest(trx, context.actor, request);
    await record(trx, context, payment, { request: requestId }, { request: "refused" }, null);
    return { paymentId: Number(payment.id), status: payment.status, state: "refused", requestId };
  });

interface Approval {
  readonly kind: "approve";
  readonly reason: string | null;
}

async function decide<K extends PanelKey & ("panelPaymentConfirm" | "panelPaymentRefuse")>(
  context: PanelContext,
  key: K,
  payload: PanelPayload<K>,
  work: (trx: Kysely<Schema>, request: LockedRequest<Approval>, payment: LockedPayment) => Promise<PaymentDecided>,
): Promise<PanelResult<K>> {
  return idempotent(context, key, payload, async (trx) => {
    const actor = await lockActor(trx, context.actor);
    const request = await lockRequest<Approval>(trx, actor, "transfer", payload.requestId);
    const paymentId = request?.paymentId ?? null;
    if (request === undefined || paymentId === null) throw new CallError("not_found", { path: "requestId" });
    const payment = await lockPayment(trx, actor, paymentId, "requestId");
    if (!request.open) throw new CallError("request_over");
    return (await work(trx, request, payment)) as PanelResult<K>;
  });
}

/** A payment request whose user is in the scope of the actor's cell of `payment.approve`, locked. Throws `not_found`. */
async function lockPayment(
  trx: Kysely<Schema>,
  actor: Actor,
  paymentId: number | bigint,
  path?: string,
): Promise<LockedPayment> {
  const id = await requirePayment(trx, actor, requirePermission(actor, "payment.approve"), paymentId, path);
  const { rows } = await sql<LockedPayment>`
    select transfer_id as id, amount, payment.currency, payment.status, reference, user_name as "userName"
    from transfer_request payment join player using (player_id) where transfer_id = ${id} for update of payment`.execute(
    trx,
  );
  return rows[0] as LockedPayment;
}

async function resolve(
  trx: Kysely<Schema>,
  context: PanelContext,
  payment: LockedPayment,
  status: "approved" | "denied",
  reason: string | null,
): Promise<PaymentDecided> {
  const { tenantId, staffId } = context.actor;
  await resolvePayment(trx, { paymentId: payment.id, tenantId, status, actor: `staff:${staffId}`, reason });
  await record(trx, context, payment, { status: "pending" }, { status }, reason);
  return { paymentId: Number(payment.id), status, state: "done", requestId: null };
}

async function record(
  trx: Kysely<Schema>,
  context: PanelContext,
  { id, amount, currency, reference, userName }: LockedPayment,
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
  reason: string | null,
): Promise<void> {
  await recordChange(trx, context, {
    action: "payment.approve",
    target: { kind: "transfer", id, name: `${userName} · ${reference}` },
    currency,
    changes: [
      ...Object.keys(after).map((field) => ({ field, before: before[field] ?? null, after: after[field] })),
      { field: "amount", before: null, after: amount },
    ],
    ...(reason !== null && { reason }),
  });
}
