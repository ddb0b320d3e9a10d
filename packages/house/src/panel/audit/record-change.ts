import { auditedOperations, type AuditRow } from "@livery/contract/panel";
import type { Action } from "@livery/contract";
import type { Kysely } from "kysely";
import type { Schema } from "../../db/schema.ts";
import type { StoredChange } from "../../db/tables/panel.ts";
import { insertAuditEntry, plainNumbers } from "../../audit-entry.ts";
import type { PanelContext } from "../panel-context.ts";

export interface RecordedChange {
  /** The action of the permission table, or of the own account. */
  readonly action: Action;
  readonly target: { readonly kind: AuditRow["targetKind"]; readonly id: number | bigint; readonly name: string };
  /** Of the amounts among the changes. */
  readonly currency?: string | undefined;
  readonly changes: readonly StoredChange[];
  readonly reason?: string | undefined;
}

const operations: ReadonlySet<string> = new Set(auditedOperations);

/** Writes a change into the audit, in the transaction of the change itself: neither exists without the other. */
export async function recordChange(
  trx: Kysely<Schema>,
  { actor, call }: Pick<PanelContext, "actor" | "call">,
  { action, target, currency, changes, reason }: RecordedChange,
): Promise<void> {
  if (!operations.has(call)) throw new TypeError(`${call} is missing in auditedOperations: the log has no text for it`);
  await insertAuditEntry(trx, {
    tenant_id: actor.tenantId,
    staff_id: actor.staffId,
    actor: actor.name,
    role: actor.role,
    dealer_id: actor.dealerId,
    action,
    target_kind: target.kind,
    target_id: target.id,
    target_name: target.name,
    changes: JSON.stringify(
      changes.map(({ field, before, after }) => ({ field, before: shortened(before), after: shortened(after) })),
      plainNumbers,
    ),
    reason: reason ?? null,
    operation: call,
    currency: currency ?? null,
  });
}

/** Length of a long value in an entry: the entry shows that it changed, and its beginning. */
const maxLength = 600;

function shortened(value: unknown): unknown {
  const text = typeof value === "string" ? value : JSON.stringify(value ?? null, plainNumbers);
  return text.length > maxLength ? `${text.slice(0, maxLength)}…` : value;
}

/** The second state, with a null for each field that only the first has: those of a removed text are changes too. */
export function withRemoved(
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  return { ...Object.fromEntries(Object.keys(before).map((field) => [field, null])), ...after };
}
