import type { AuditRow, PanelPayload } from "@livery/contract/panel";
import { type Kysely, sql } from "kysely";
import type { Schema } from "../../db/schema.ts";
import { requirePermission, type PanelContext, type PanelHandler } from "../panel-context.ts";
import { conditionsOf, containing, since, until } from "../lists/filter.ts";
import { type List, listPage } from "../lists/answer-list.ts";
import { logEntryInScope } from "../scope.ts";
import { panelZone } from "../sites.ts";

/** Changes with before and after, newest first: those of the actor's dealer, or all of the tenant. */
export const panelAudit: PanelHandler<"panelAudit"> = async (context, { filter, ...query }) =>
  listPage(context.house.db, await auditList(context, filter), query);

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
