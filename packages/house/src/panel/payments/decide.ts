import { CallError } from "@livery/contract";
import type { PanelKey, PanelPayload, PanelResult, PaymentDecided } from "@livery/contract/panel";
import { type Kysely, sql } from "kysely";
import type { Schema } from "../../db/schema.ts";
import { resolveTransfer } from "../../payments/resolve.ts";
import { recordChange } from "../audit/record-change.ts";
import { type Actor, requirePermission, type PanelContext, type PanelHandler } from "../panel-context.ts";
import { lockActor } from "../lock-actor.ts";
import { idempotent } from "../idempotent.ts";
import { requestSecondPerson, closeRequest, type LockedRequest, lockRequest } from "../second-person.ts";
import { needsSecond, requireTransfer, waitingApproval } from "./get-payment.ts";

/** A request whose row is locked. */
interface LockedTransfer {
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
    const transfer = await lockTransfer(trx, actor, payload.transferId);
    const reason = payload.reason ?? null;
    if (!(await needsSecond(trx, actor, transfer.amount))) return resolve(trx, context, transfer, "approved", reason);
    if (transfer.status !== "pending") throw new CallError("not_waiting");
    const waiting = await waitingApproval(trx, actor, transfer.id);
    if (waiting !== null) throw new CallError("already_in_progress", { params: { request: waiting.requestId } });
    const requestId = await requestSecondPerson(
      trx,
      actor,
      { transferId: transfer.id },
      {
        ruling: { kind: "approve", reason },
        reason: reason ?? "",
        impact: [{ currency: transfer.currency, amount: transfer.amount }],
      },
    );
    await record(trx, context, transfer, { status: "pending" }, { request: requestId, status: "approved" }, reason);
    return { transferId: Number(transfer.id), status: "pending", state: "waiting", requestId };
  });

/** Denies a payment request (I14). No money leaves the server: one person is enough, whatever the amount. */
export const panelPaymentDeny: PanelHandler<"panelPaymentDeny"> = (context, payload) =>
  idempotent(context, "panelPaymentDeny", payload, async (trx) => {
    const actor = await lockActor(trx, context.actor);
    const transfer = await lockTransfer(trx, actor, payload.transferId);
    return resolve(trx, context, transfer, "denied", payload.reason);
  });

/** Confirms another person's approval, as the second person. */
export const panelPaymentConfirm: PanelHandler<"panelPaymentConfirm"> = (context, payload) =>
  decide(context, "panelPaymentConfirm", payload, async (trx, { requestId, requestedBy, ruling }, transfer) => {
    if (requestedBy === context.actor.staffId) throw new CallError("second_person_needed");
    await closeRequest(trx, context.actor, requestId, "done");
    return { ...(await resolve(trx, context, transfer, "approved", ruling.reason)), requestId };
  });

/** Refuses an approval, or withdraws the actor's own: the payment request stays pending. */
export const panelPaymentRefuse: PanelHandler<"panelPaymentRefuse"> = (context, payload) =>
  decide(context, "panelPaymentRefuse", payload, async (trx, { requestId }, transfer) => {
    await closeRequest(trx, context.actor, requestId, "refused");
    await record(trx, context, transfer, { request: requestId }, { request: "refused" }, null);
    return { transferId: Number(transfer.id), status: transfer.status, state: "refused", requestId };
  });

interface Approval {
  readonly kind: "approve";
  readonly reason: string | null;
}

async function decide<K extends PanelKey & ("panelPaymentConfirm" | "panelPaymentRefuse")>(
  context: PanelContext,
  key: K,
  payload: PanelPayload<K>,
  work: (trx: Kysely<Schema>, request: LockedRequest<Approval>, transfer: LockedTransfer) => Promise<PaymentDecided>,
): Promise<PanelResult<K>> {
  return idempotent(context, key, payload, async (trx) => {
    const actor = await lockActor(trx, context.actor);
    const request = await lockRequest<Approval>(trx, actor.tenantId, "transfer", payload.requestId);
    const transferId = request?.transferId ?? null;
    if (request === undefined || transferId === null) throw new CallError("not_found", { path: "requestId" });
    const transfer = await lockTransfer(trx, actor, transferId, "requestId");
    if (!request.open) throw new CallError("request_over");
    return (await work(trx, request, transfer)) as PanelResult<K>;
  });
}

/** A payment request whose user is in the scope of the actor's cell of `payment.approve`, locked. Throws `not_found`. */
async function lockTransfer(
  trx: Kysely<Schema>,
  actor: Actor,
  transferId: number | bigint,
  path?: string,
): Promise<LockedTransfer> {
  const id = await requireTransfer(trx, actor, requirePermission(actor, "payment.approve"), transferId, path);
  const { rows } = await sql<LockedTransfer>`
    select transfer_id as id, amount, transfer.currency, transfer.status, reference, user_name as "userName"
    from transfer_request transfer join player using (player_id) where transfer_id = ${id} for update of transfer`.execute(
    trx,
  );
  return rows[0] as LockedTransfer;
}

async function resolve(
  trx: Kysely<Schema>,
  context: PanelContext,
  transfer: LockedTransfer,
  status: "approved" | "denied",
  reason: string | null,
): Promise<PaymentDecided> {
  const { tenantId, staffId } = context.actor;
  await resolveTransfer(trx, { transferId: transfer.id, tenantId, status, actor: `staff:${staffId}`, reason });
  await record(trx, context, transfer, { status: "pending" }, { status }, reason);
  return { transferId: Number(transfer.id), status, state: "done", requestId: null };
}

async function record(
  trx: Kysely<Schema>,
  context: PanelContext,
  { id, amount, currency, reference, userName }: LockedTransfer,
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
  reason: string | null,
): Promise<void> {
  await recordChange(trx, context, {
    action: "payment.approve",
    target: { kind: "transfer", id, name: `${userName} · ${reference}` },
    changes: [
      ...Object.keys(after).map((field) => ({ field, before: before[field] ?? null, after: after[field] })),
      { field: "amount", before: null, after: amount },
      { field: "currency", before: null, after: currency },
    ],
    ...(reason !== null && { reason }),
  });
}
