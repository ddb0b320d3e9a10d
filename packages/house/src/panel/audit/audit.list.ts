import { minor } from "@livery/betting";
import { type AuditRow, isAmountField, type PanelPayload } from "@livery/contract/panel";
import { type Kysely, type RawBuilder, sql } from "kysely";
import { anyId } from "../../db/any-id.ts";
import type { Schema } from "../../db/schema.ts";
import { requirePermission, type PanelContext } from "../panel-context.ts";
import { requireVisible } from "../dealers/require.ts";
import { conditionsOf, containing, since, until } from "../lists/filter.ts";
import type { FileColumns, Writing } from "../lists/file.ts";
import type { List } from "../lists/answer-list.ts";
import { listHandlers } from "../lists/list-handlers.ts";
import { logEntryInScope } from "../scope.ts";
import { requireInScope } from "../users/require.ts";
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
  changes: (row, writing) => row.changes.map((change) => changeText(change, row, writing)).join("; "),
  reason: (row) => row.reason,
};

const instantForm = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

/** `maxStake: 50.00 → 60.00` */
function changeText(
  { field, before, after }: AuditRow["changes"][number],
  { currency, targetKind }: AuditRow,
  { word, amount, instant }: Writing,
): string {
  const shown = (json: string | null): string => {
    if (json === null) return "–";
    if (currency !== null && isAmountField(field) && /^-?\d+$/.test(json))
      return amount({ minor: minor(BigInt(json)), currency });
    const text = /^"[^"\\]*"$/.test(json) ? json.slice(1, -1) : json;
    if (instantForm.test(text)) return instant(text);
    // The same code has another text in another kind of record.
    const code = `${targetKind}.${field}.${text}`;
    const named = word(code);
    return named === code ? word(text) : named;
  };
  return `${field.split(".").map(word).join(" · ")}: ${shown(before)} → ${shown(after)}`;
}

async function auditList(
  { house, actor }: PanelContext,
  filter: PanelPayload<"panelAudit">["filter"],
): Promise<List<AuditRow, "at">> {
  const cell = requirePermission(actor, "log.view");
  await requireVisible(house.db, actor, filter.dealerId);
  await requireInScope(house.db, actor, requirePermission(actor, "user.view"), filter.playerId);
  const zone = await panelZone(house, actor.tenantId);
  const conditions = conditionsOf(filter, {
    search: (text) => sql`(lower(e.target_name) like ${containing(text)} or lower(e.actor) like ${containing(text)})`,
    dealerId: (id) => concernsDealers(sql`select dealer_id from dealer where path @> array[${anyId(id)}::integer]`),
    playerId: (id) => concernsUsers(sql`select ${anyId(id)}::integer`),
    targetKind: (kind) => sql`e.target_kind = ${kind}`,
    targetId: (id) => sql`e.target_id = ${id}::bigint`,
    action: (action) => sql`e.action = ${action}`,
    operation: (operation) => sql`e.operation = ${operation}`,
    from: (day) => since(sql`e.at`, day, zone),
    to: (day) => until(sql`e.at`, day, zone),
  });
  return {
    from: sql`audit_entry e`,
    where: [logEntryInScope(actor, cell, "e"), ...conditions],
    key: sql`e.audit_id`,
    orders: { at: { by: sql`e.at` } },
    sort: { by: "at", descending: true },
    read: (keys) => readEntries(house.db, keys),
  };
}

const ofUsers = (kind: AuditRow["targetKind"], table: string, key: string, users: RawBuilder<unknown>) =>
  sql`e.target_kind = ${kind} and e.target_id in (select ${sql.ref(key)} from ${sql.table(table)} where player_id in (${users}))`;

/** An entry about users, or about what belongs to them. */
const concernsUsers = (users: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql`(${ofUsers("user", "player", "player_id", users)} or ${ofUsers("coupon", "coupon", "coupon_id", users)}
    or ${ofUsers("transfer", "transfer_request", "transfer_id", users)}
    or ${ofUsers("bonus_request", "bonus_request", "request_id", users)})`;

/** An entry by the staff of dealers, about one of them, or about their users. */
const concernsDealers = (dealers: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql`(e.dealer_id in (${dealers}) or e.target_kind = 'dealer' and e.target_id in (${dealers})
    or ${concernsUsers(sql`select player_id from player where dealer_id in (${dealers})`)})`;

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
