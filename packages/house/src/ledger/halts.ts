import { type Kysely, type RawBuilder, sql, type Transaction } from "kysely";
import type { Schema } from "../db/schema.ts";
import type { Breach } from "../db/tables/ledger.ts";
import { insertAuditEntry } from "../audit-entry.ts";
import { findBreaches } from "./checks.ts";

interface Tenant {
  readonly tenantId: number;
  readonly name: string;
}

/** Why a tenant's read-only state is not lifted: it is not read-only, or its ledger does not hold yet. */
export class LiftRefusal extends Error {
  readonly breaches: readonly Breach[];

  constructor(message: string, breaches: readonly Breach[] = []) {
    super(message);
    this.name = "LiftRefusal";
    this.breaches = breaches;
  }
}

/** Makes a tenant read-only: ledger_post refuses all its postings from now on (LV004, `read_only`). */
export async function haltTenant(
  trx: Transaction<Schema>,
  { tenantId, name, breaches }: Tenant & { readonly breaches: readonly Breach[] },
): Promise<void> {
  const reportedBreaches = JSON.stringify(breaches.slice(0, 100));
  await sql`
    insert into ledger_halt (tenant_id, breaches) values (${tenantId}, ${reportedBreaches}::jsonb)
    on conflict (tenant_id) where lifted_at is null do nothing`.execute(trx);
  await note(trx, {
    tenantId,
    name,
    action: "ledger.halt",
    readOnly: true,
    actor: "auditor",
    reason: breaches[0]?.what ?? "",
  });
}

/**
 * Lifts a tenant's read-only state once its ledger holds again: checks the whole of it first. Throws LiftRefusal.
 * @param by who does so, for the audit
 */
export async function liftHalt(
  db: Kysely<Schema>,
  { tenantId, name, by, reason }: Tenant & { readonly by: string; readonly reason: string },
): Promise<void> {
  await db
    .transaction()
    .setIsolationLevel("repeatable read")
    .execute(async (trx) => {
      await sql`set local statement_timeout = 0`.execute(trx);
      const halt = await trx
        .selectFrom("ledger_halt")
        .select("halt_id")
        .where("tenant_id", "=", tenantId)
        .where("lifted_at", "is", null)
        .executeTakeFirst();
      if (halt === undefined) throw new LiftRefusal(`${name} is not read-only.`);
      const breaches = await findBreaches(trx, { tenantId, sealed: null });
      if (breaches.length > 0) throw new LiftRefusal(`The books of ${name} do not hold yet.`, breaches);
      await sql`
        update ledger_halt set lifted_at = clock_timestamp(), lifted_by = ${by}, lift_reason = ${reason}
        where halt_id = ${halt.halt_id}`.execute(trx);
      await note(trx, { tenantId, name, action: "ledger.lift", readOnly: false, actor: by, reason });
    });
}

/**
 * SQL that is true for rows whose tenant is not read-only, for jobs: postponed work neither fails nor blocks another tenant's.
 * `tenant`: the column of the tenant's id.
 */
export function moneyMoves(tenant: string): RawBuilder<boolean> {
  return sql<boolean>`not exists (select from ledger_halt h where h.tenant_id = ${sql.ref(tenant)} and h.lifted_at is null)`;
}

/** Names of the tenants that are read-only now. */
export async function haltedTenants(db: Kysely<Schema>): Promise<readonly string[]> {
  const rows = await db
    .selectFrom("ledger_halt")
    .innerJoin("tenant", "tenant.tenant_id", "ledger_halt.tenant_id")
    .select("tenant.name")
    .where("lifted_at", "is", null)
    .orderBy("tenant.name")
    .execute();
  return rows.map(({ name }) => name);
}

interface Noted extends Tenant {
  readonly action: "ledger.halt" | "ledger.lift";
  readonly readOnly: boolean;
  readonly actor: string;
  readonly reason: string;
}

async function note(
  trx: Transaction<Schema>,
  { tenantId, name, action, readOnly, actor, reason }: Noted,
): Promise<void> {
  await insertAuditEntry(trx, {
    tenant_id: tenantId,
    staff_id: null,
    actor,
    role: "system",
    dealer_id: null,
    action,
    target_kind: "tenant",
    target_id: tenantId,
    target_name: name,
    changes: JSON.stringify([{ field: "readOnly", before: !readOnly, after: readOnly }]),
    reason: reason.slice(0, 300),
    operation: null,
    currency: null,
  });
}
