import type { AuditRow } from "@livery/contract/panel";
import type { Kysely } from "kysely";
import { insertAuditEntry } from "../audit-entry.ts";
import type { Schema } from "../db/schema.ts";
import type { StoredChange } from "../db/tables/panel.ts";

/** What was done to a tenant, one of its sites, dealers, accounts or access tokens. */
export interface SetupChange {
  readonly tenantId: number;
  readonly action:
    | "tenant.create"
    | "tenant.change"
    | "site.create"
    | "site.change"
    | "site.remove"
    | "dealer.create"
    | "dealer.change"
    | "staff.create"
    | "staff.reset"
    | "staff.status"
    | "token.create"
    | "token.remove";
  readonly target: { readonly kind: AuditRow["targetKind"]; readonly id: number; readonly name: string };
  readonly changes: readonly StoredChange[];
}

/** Who does something, and how it is written into the history, in the transaction of the change itself. */
export interface Doer {
  /** As a settings document names its author. */
  readonly name: string;
  readonly record: (trx: Kysely<Schema>, change: SetupChange) => Promise<void>;
}

/** The operator at the command line, who is no account of the panel: the history names the command. */
export function byCommand(command: string): Doer {
  return {
    name: "cli",
    record: (trx, { tenantId, action, target, changes }) =>
      insertAuditEntry(trx, {
        tenant_id: tenantId,
        staff_id: null,
        actor: command,
        role: "system",
        dealer_id: null,
        action,
        target_kind: target.kind,
        target_id: target.id,
        target_name: target.name,
        changes: JSON.stringify(changes),
        reason: null,
        operation: null,
        currency: null,
      }),
  };
}

/** The fields of something new as changes; those without a value are left out. */
export function made(fields: Readonly<Record<string, unknown>>): readonly StoredChange[] {
  return Object.entries(fields)
    .filter(([, after]) => after !== undefined && after !== null)
    .map(([field, after]) => ({ field, before: null, after }));
}
