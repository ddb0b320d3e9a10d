import { minor } from "@livery/betting";
import { type AuditRow, isAmountField, type PanelPayload } from "@livery/contract/panel";
import { type Kysely, type RawBuilder, sql } from "kysely";
import { anyId } from "../../db/any-id.ts";
import type { Schema } from "../../db/schema.ts";
import { namesContain } from "../../audit-entry.ts";
import { type Actor, requirePermission } from "../panel-context.ts";
import { requireVisible } from "../dealers/require.ts";
import { conditionsOf, since, until } from "../lists/filter.ts";
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

/** Entries in the actor's scope; their days are those of the zone. Throws `dealer_not_found` and `user_not_found`. */
export async function auditList(
  db: Kysely<Schema>,
  actor: Actor,
  zone: string,
  filter: PanelPayload<"panelAudit">["filter"],
): Promise<List<AuditRow, "at">> {
  const cell = requirePermission(actor, "log.view");
  await requireVisible(db, actor, filter.dealerId);
  await requireInScope(db, actor, requirePermission(actor, "user.view"), filter.playerId);
  const branch = await branchOf(db, filter.dealerId);
  const conditions = conditionsOf(filter, {
    search: namesContain,
    dealerId: () => concernsDealers(branch),
    playerId: (id) => concernsUser(sql`${anyId(id)}::integer`),
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
    read: (keys) => readEntries(db, keys),
  };
}

/** What belongs to a user, by the kinds of targets: the table and its key. */
const ofUsers: Partial<Readonly<Record<AuditRow["targetKind"], readonly [table: string, key: string]>>> = {
  user: ["player", "player_id"],
  coupon: ["coupon", "coupon_id"],
  transfer: ["transfer_request", "transfer_id"],
  bonus_request: ["bonus_request", "request_id"],
};

/** An entry about a user, or about what belongs to them: found by the targets, which are few beside the entries of a tenant. */
function concernsUser(userId: RawBuilder<unknown>): RawBuilder<boolean> {
  const targets = Object.entries(ofUsers).map(
    ([kind, [table, key]]) =>
      sql`select ${kind}::text, ${sql.ref(key)}::bigint from ${sql.table(table)} where player_id = ${userId}`,
  );
  return sql`(e.target_kind, e.target_id) in (${sql.join(targets, sql` union all `)})`;
}

/**
 * An entry by the staff of dealers, about one of them, or about their users. Each entry looks up the dealer of its own target, so
 * that a page reads no more users than entries: those below a dealer are many.
 */
function concernsDealers(dealers: readonly number[]): RawBuilder<boolean> {
  const dealerOfTarget = Object.entries(ofUsers).map(
    ([kind, [table, key]]) =>
      sql`when ${sql.lit(kind)} then (select dealer_id from player where player_id =
        (select player_id from ${sql.table(table)} where ${sql.ref(key)} = e.target_id))`,
  );
  return sql`(e.dealer_id = any (${dealers}::integer[]) or
    case e.target_kind when 'dealer' then e.target_id ${sql.join(dealerOfTarget, sql` `)} end = any (${dealers}::integer[]))`;
}

/** A dealer and all below it. */
async function branchOf(db: Kysely<Schema>, dealerId: number | undefined): Promise<readonly number[]> {
  if (dealerId === undefined) return [];
  const { rows } = await sql<{ id: number }>`
    select dealer_id as id from dealer where path @> array[${anyId(dealerId)}::integer]`.execute(db);
  return rows.map(({ id }) => id);
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
export const { panelAudit, panelAuditExport } = listHandlers(
  "panelAudit",
  async ({ house, actor }, filter) => auditList(house.db, actor, await panelZone(house, actor.tenantId), filter),
  auditColumns,
);
