import { foldingVersion } from "@livery/i18n/folding";
import { type Kysely, sql } from "kysely";
import { foldedNames, type NamedEntry } from "../audit-entry.ts";
import type { Schema } from "../db/schema.ts";
import { type IntervalRunner, startIntervalRunner } from "../interval-runner.ts";
import type { Log } from "../log.ts";
import type { OnRun } from "../metrics/metrics.ts";

/**
 * Entries that one transaction looks at. As many before the mark are looked at again: an entry that is written later may have a
 * lower number.
 */
const batchSize = 5_000;

/**
 * Folds the names of the entries that have no folded ones, or those of an earlier version of the folding (D47). A mark in
 * `audit_folded` says up to which entry that was done. One process at a time does it; another one leaves the work to it. Returns the
 * number of entries that were folded.
 */
export async function refoldAudit(db: Kysely<Schema>, signal?: AbortSignal): Promise<number> {
  let count = 0;
  for (let again = batchSize; ; again = 0) {
    const folded = signal?.aborted === true ? null : await db.transaction().execute((trx) => foldBatch(trx, again));
    if (folded === null) return count;
    count += folded;
  }
}

interface Batch {
  /** null: there is no entry. */
  readonly last: bigint | null;
  readonly stale: readonly (NamedEntry & { readonly tenant_id: number; readonly audit_id: string })[];
}

/** Folds the names of a batch that begins `again` entries before the mark. Returns null if there is nothing to look at. */
async function foldBatch(trx: Kysely<Schema>, again: number): Promise<number | null> {
  const { rows: locks } = await sql<{ mine: boolean }>`
    select pg_try_advisory_xact_lock(hashtext('livery_refold_audit')) as mine, set_config('statement_timeout', '60s', true)`.execute(
    trx,
  );
  if (locks[0]?.mine !== true) return null;
  const mark = await trx.selectFrom("audit_folded").select(["folding", "audit_id"]).executeTakeFirstOrThrow();
  // A later version of the server runs too: its folding stays.
  if (mark.folding > foldingVersion) return null;
  const after = mark.folding < foldingVersion ? 0n : mark.audit_id - BigInt(again);
  const { rows } = await sql<Batch>`
    select max(e.audit_id) as last, coalesce(jsonb_agg(jsonb_build_object('tenant_id', e.tenant_id,
      'audit_id', e.audit_id::text, 'target_name', e.target_name, 'actor', e.actor))
      filter (where s.folding is null or s.folding < ${foldingVersion}), '[]') as stale
    from (select audit_id, tenant_id, target_name, actor from audit_entry
      where audit_id > ${after} order by audit_id limit ${batchSize}) e
    left join audit_search s using (tenant_id, audit_id)`.execute(trx);
  const { last = null, stale = [] } = rows[0] ?? {};
  if (last === null) return null;
  // As after most minutes: nothing is new, and the mark stands.
  if (stale.length === 0 && mark.folding === foldingVersion && last <= mark.audit_id) return null;
  const names = stale.map((entry) => ({ ...entry, folded: foldedNames(entry) }));
  await sql`
    insert into audit_search (tenant_id, audit_id, folded, folding)
    select tenant_id, audit_id, folded, ${foldingVersion}
    from jsonb_to_recordset(${JSON.stringify(names)}::jsonb) as name (tenant_id integer, audit_id bigint, folded text)
    on conflict (tenant_id, audit_id) do update set folded = excluded.folded, folding = excluded.folding`.execute(trx);
  await sql`
    update audit_folded set folding = ${foldingVersion}, audit_id = ${last}
    where folding < ${foldingVersion} or audit_id < ${last}`.execute(trx);
  return names.length;
}

/** Folds at once and every minute: a server of an earlier version may still write entries. */
export function startRefoldingAudit({
  db,
  log,
  onRun,
}: {
  readonly db: Kysely<Schema>;
  readonly log: Log;
  readonly onRun?: OnRun;
}): IntervalRunner {
  return startIntervalRunner(
    async (signal) => {
      const entries = await refoldAudit(db, signal);
      if (entries > 0) log.info({ entries }, "names in the history folded for its search");
    },
    { everyMs: 60_000, log, onRun, failed: "names in the history could not be folded; it is tried again" },
  );
}
