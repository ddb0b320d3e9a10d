import { type Action, CallError, type Cell } from "@livery/contract";
import type { PanelBonusRequest } from "@livery/contract/panel";
import { type Kysely, sql } from "kysely";
import type { Schema } from "../../db/schema.ts";
import { type Actor, cellOf, requirePermission, type PanelHandler } from "../panel-context.ts";
import { hidden } from "../payments/payments.rows.ts";
import { userInScope } from "../scope.ts";
import { readRequestRows } from "./request-rows.ts";

/** The maximum number of a user's earlier requests that are shown. */
const mostEarlier = 20;

/** One request; not found outside the actor's scope. */
export const panelBonusRequest: PanelHandler<"panelBonusRequest"> = async (
  { house: { db }, actor, lang },
  { requestId },
) => {
  const cell = requirePermission(actor, "user.view");
  const id = await requestInScope(db, actor, cell, requestId);
  const row = id === null ? undefined : (await readRequestRows(db, actor, lang, cell.masked, [id])).get(id);
  if (row === undefined) throw new CallError("not_found", { path: "requestId" });
  const { rows: earlier } = await sql<Earlier>`
    select request_id as "requestId", status, requested_at as "requestedAt", resolved_at as "resolvedAt", reason from bonus_request
    where player_id = ${row.playerId} and bonus_id = ${row.bonusId} and request_id < ${row.requestId} order by request_id desc
    limit ${mostEarlier}`.execute(db);
  return {
    ...row,
    earlier: earlier.map((each) => ({
      requestId: Number(each.requestId),
      status: each.status,
      requestedAt: each.requestedAt.toISOString(),
      resolvedAt: each.resolvedAt?.toISOString() ?? null,
      reason: each.reason !== null && cell.masked ? hidden : each.reason,
    })),
    may: row.status === "waiting" ? await decisionPermissions(db, actor, requestId) : [],
  };
};

interface Earlier extends Pick<PanelBonusRequest["earlier"][number], "reason" | "status"> {
  readonly requestId: bigint;
  readonly requestedAt: Date;
  readonly resolvedAt: Date | null;
}

/** The id of a request if its user is in the cell's scope, else null. */
export async function requestInScope(
  db: Kysely<Schema>,
  actor: Actor,
  cell: Cell,
  requestId: number,
): Promise<bigint | null> {
  const { rows } = await sql<{ id: bigint }>`
    select r.request_id as id from bonus_request r join player using (player_id)
    where r.request_id = ${requestId}::bigint and r.tenant_id = ${actor.tenantId} and ${userInScope(actor, cell)}`.execute(
    db,
  );
  return rows[0]?.id ?? null;
}

async function decisionPermissions(db: Kysely<Schema>, actor: Actor, requestId: number): Promise<readonly Action[]> {
  const cell = cellOf(actor, "offer.edit");
  return cell !== null && (await requestInScope(db, actor, cell, requestId)) !== null ? ["offer.edit"] : [];
}
