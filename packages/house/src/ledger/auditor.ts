import { type Kysely, sql, type Transaction } from "kysely";
import type { Schema } from "../db/schema.ts";
import type { Breach } from "../db/tables/ledger.ts";
import type { Log } from "../log.ts";
import type { OnRun } from "../metrics/metrics.ts";
import { type IntervalRunner, startIntervalRunner } from "../interval-runner.ts";
import { findBreaches, type Scope } from "./checks.ts";
import { haltTenant } from "./halts.ts";

/** Maximum number of seals that one run checks. */
const maxBatchSize = 100_000n;
const day = "1 day";

interface Tenant {
  readonly tenant_id: number;
  readonly name: string;
  readonly position: bigint;
  readonly top: bigint;
  readonly whole: boolean;
}

/**
 * Checks what was sealed since the last time, and once a day the whole ledger. Makes a tenant with a breach read-only and logs
 * it; one that already is stays unchanged. One auditor runs at a time. Returns the names of the tenants that this run made
 * read-only.
 */
export async function auditNew(db: Kysely<Schema>, log: Log): Promise<readonly string[]> {
  const halted: string[] = [];
  for (const tenant of await tenantsToAudit(db)) {
    const breaches = await auditTenant(db, tenant);
    if (breaches.length === 0) continue;
    halted.push(tenant.name);
    log.error(
      { tenant: tenant.name, breaches },
      "the books of a tenant do not hold: it is read-only until that is lifted",
    );
  }
  return halted;
}

/** Audits every minute (`everyMs`), for as long as the server runs. */
export function startAuditor({
  db,
  log,
  everyMs = 60_000,
  onRun,
}: {
  readonly db: Kysely<Schema>;
  readonly log: Log;
  readonly everyMs?: number;
  readonly onRun?: OnRun;
}): IntervalRunner {
  return startIntervalRunner(async () => void (await auditNew(db, log)), {
    everyMs,
    log,
    onRun,
    failed: "the ledger could not be audited; it is tried again",
  });
}

async function tenantsToAudit(db: Kysely<Schema>): Promise<readonly Tenant[]> {
  const { rows } = await sql<Tenant>`
    select tenant_id, name, coalesce(a.position, 0) as position, coalesce(s.top, 0) as top,
      a.whole_at is null or a.whole_at < clock_timestamp() - ${day}::interval as whole
    from tenant left join ledger_audited a using (tenant_id)
    left join lateral (select max(position) as top from ledger_seal where ledger_seal.tenant_id = tenant.tenant_id) s on true
    where not exists (select from ledger_halt h where h.tenant_id = tenant.tenant_id and h.lifted_at is null)
    order by tenant_id`.execute(db);
  return rows.filter((tenant) => tenant.whole || tenant.top > tenant.position);
}

/** In one snapshot; findings are written together with the auditor's position. */
function auditTenant(
  db: Kysely<Schema>,
  { tenant_id, name, position, top, whole }: Tenant,
): Promise<readonly Breach[]> {
  const to = top - position > maxBatchSize ? position + maxBatchSize : top;
  const scope: Scope = { tenantId: tenant_id, sealed: whole ? null : { after: position, to } };
  return db
    .transaction()
    .setIsolationLevel("repeatable read")
    .execute(async (trx) => {
      if (!(await alone(trx))) return [];
      await sql`set local statement_timeout = 0`.execute(trx);
      const breaches = await findBreaches(trx, scope);
      await sql`
        insert into ledger_audited (tenant_id, position, at, whole_at)
        values (${tenant_id}, ${whole ? top : to}, clock_timestamp(), case when ${whole} then clock_timestamp() end)
        on conflict (tenant_id) do update set position = excluded.position, at = excluded.at, whole_at = coalesce(excluded.whole_at, ledger_audited.whole_at)`.execute(
        trx,
      );
      if (breaches.length > 0) await haltTenant(trx, { tenantId: tenant_id, name, breaches });
      return breaches;
    });
}

async function alone(trx: Transaction<Schema>): Promise<boolean> {
  const { rows } = await sql<{ alone: boolean }>`
    select pg_try_advisory_xact_lock(hashtext('livery_auditor')) as alone`.execute(trx);
  return rows[0]?.alone === true;
}
