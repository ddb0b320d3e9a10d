import { type BonusStatus, CallError } from "@livery/contract";
import type { BonusRequestRow } from "@livery/contract/panel";
import { type Kysely, sql } from "kysely";
import { notifyBonusDecision } from "../../bonuses/notify-decision.ts";
import type { Schema } from "../../db/schema.ts";
import { recordChange } from "../audit/record-change.ts";
import { requirePermission, type PanelContext, type PanelHandler } from "../panel-context.ts";
import { idempotent } from "../idempotent.ts";
import { requestInScope } from "./get-bonus-request.ts";
import { readRequestRows } from "./request-rows.ts";

/** Confirms a request. No money moves: its value is given by the ledger's other means (decision 017). */
export const panelBonusRequestConfirm: PanelHandler<"panelBonusRequestConfirm"> = (context, payload) =>
  idempotent(context, "panelBonusRequestConfirm", payload, (trx) =>
    decide(trx, context, payload.requestId, "confirmed", payload.reason ?? null),
  );

/** Cancels a request with a reason that its user reads; they can request again. */
export const panelBonusRequestCancel: PanelHandler<"panelBonusRequestCancel"> = (context, payload) =>
  idempotent(context, "panelBonusRequestCancel", payload, (trx) =>
    decide(trx, context, payload.requestId, "cancelled", payload.reason),
  );

/** Of simultaneous decisions, one succeeds: the others wait for the row, and find it decided. */
async function decide(
  trx: Kysely<Schema>,
  context: PanelContext,
  requestId: number,
  status: Exclude<BonusStatus, "waiting">,
  reason: string | null,
): Promise<BonusRequestRow> {
  const { actor, lang } = context;
  const cell = requirePermission(actor, "offer.edit");
  const id = await requestInScope(trx, actor, cell, requestId);
  if (id === null) throw new CallError("not_found", { path: "requestId" });
  const { numUpdatedRows } = await trx
    .updateTable("bonus_request")
    .set({ status, resolved_at: sql<Date>`house_now()`, resolved_by: `staff:${actor.staffId}`, reason })
    .where("request_id", "=", id)
    .where("status", "=", "waiting")
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) throw new CallError("request_over");
  await notifyBonusDecision(trx, id, status);
  const row = (await readRequestRows(trx, actor, lang, cell.masked, [id])).get(id);
  if (row === undefined) throw new CallError("not_found", { path: "requestId" });
  await recordChange(trx, context, {
    action: "offer.edit",
    target: { kind: "bonus_request", id, name: `${row.userName} · ${row.bonusTitle}` },
    changes: [{ field: "status", before: "waiting", after: status }],
    ...(reason !== null && { reason }),
  });
  return row;
}
