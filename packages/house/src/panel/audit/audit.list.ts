import { minor } from "@livery/betting";
import { type AuditRow, isAmountField, type PanelPayload } from "@livery/contract/panel";
import { type Kysely, sql } from "kysely";
import type { Schema } from "../../db/schema.ts";
import { requirePermission, type PanelContext } from "../panel-context.ts";
import { conditionsOf, containing, since, until } from "../lists/filter.ts";
import type { FileColumns, Writing } from "../lists/file.ts";
import type { List } from "../lists/answer-list.ts";
import { listHandlers } from "../lists/list-handlers.ts";
import { logEntryInScope } from "../scope.ts";
import { panelZone } from "../sites.ts";

/** Columns of the file, by their names in the contract. */
const auditColumns: FileColumns<"panelAudit"> = {
  at: { instant: (row) => row.at },
  actor: (row) => row.actor,
  role: (row) => row.role,
  operation: (row) => row.operation ?? row.action,
  targetKind: (row) => row.targetKind,
  targetId: (row) => row.targetId,
  targetName: (row) => row.targetName,
  currency: (row) => row.currency,
  changes: (row, writing) => row.changes.map((change) => changeText(change, row.currency, writing)).join("; "),
  reason: (row) => row.reason,
};

const instantForm = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

/** `maxStake: 50.00 → 60.00` */
function changeText(
  { field, before, after }: AuditRow["changes"][number],
  currency: string | null,
  { word, amount, instant }: Writing,
): string {
  const shown = (json: string | null): string => {
    if (json === null) return "–";
    if (currency !== null && isAmountField(field) && /^-?\d+$/.test(json))
      return amount({ minor: minor(BigInt(json)), currency });
    const text = /^"[^"\\]*"$/.test(json) ? json.slice(1, -1) : json;
    return instantForm.test(text) ? instant(text) : word(text);
  };
  return `${field.split(".").map(word).join(" · ")}: ${shown(before)} → ${shown(after)}`;
}

async function auditList(
  { house, actor }: PanelContext,
  filter: PanelPayload<"panelAudit">["filter"],
): Promise<List<AuditRow, "at">> {
  const zone = await panelZone(house, actor.tenantId);
  const conditions = conditionsOf(filter, {
    search: (text) => sql`(lower(e.target_name) like ${containing(text)} or lower(e.actor) like ${containing(text)})`,
    targetKind: (kind) => sql`e.target_kind = ${kind}`,
    targetId: (id) => sql`e.target_id = ${id}::bigint`,
    action: (action) => sql`e.action = ${action}`,
    operation: (operation) => sql`e.operation = ${operation}`,
    from: (day) => since(sql`e.at`, day, zone),
    to: (day) => until(sql`e.at`, day, zone),
  });
  return {
    from: sql`audit_entry e`,
    where: [logEntryInScope(actor, requirePermission(actor, "log.view"), "e"), ...conditions],
    key: sql`e.audit_id`,
    orders: { at: { by: sql`e.at` } },
    sort: { by: "at", descending: true },
    read: (keys) => readEntries(house.db, keys),
  };
}

async function readEntries(db: Kysely<Schema>, keys: readonly bigint[]): Promise<ReadonlyMap<bigint, AuditRow>> {
  const rows = await db.selectFrom("audit_entry").selectAll().where("audit_id", "in", keys).execute();
  return new Map(
    rows.map((row) => [
      row.audit_id,
      {
        auditId: Number(row.audit_id),
        at: row.at.toISOString(),
        actor: row.actor,
        role: row.role,
        action: row.action,
        operation: row.operation,
        targetKind: row.target_kind,
        targetId: Number(row.target_id),
        targetName: row.target_name,
        changes: row.changes.map(({ field, before, after }) => ({
          field,
          before: before === null ? null : JSON.stringify(before),
          after: after === null ? null : JSON.stringify(after),
        })),
        currency: row.currency,
        reason: row.reason,
      },
    ]),
  );
}

/** Changes with before and after, newest first: those of the actor's dealer, or all of the tenant. */
export const { panelAudit, panelAuditExport } = listHandlers("panelAudit", auditList, auditColumns);
