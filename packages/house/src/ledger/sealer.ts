import { type Kysely, sql } from "kysely";
import type { Schema } from "../db/schema.ts";
import type { Log } from "../log.ts";
import type { OnRun } from "../metrics/metrics.ts";
import { type IntervalRunner, startIntervalRunner } from "../interval-runner.ts";

/** Transactions per batch. */
const batch = 1000;

/**
 * Seals the transactions committed since the last time (I2), in batches; returns how many. Several may run at once: one works,
 * the others find nothing to do.
 */
export async function sealLedger(db: Kysely<Schema>, signal?: AbortSignal): Promise<number> {
  for (let sealed = 0; ;) {
    const { rows } = await sql<{ count: number }>`select seal_ledger(${batch}) as count`.execute(db);
    const { count } = rows[0] as { count: number };
    sealed += count;
    if (count < batch || signal?.aborted === true) return sealed;
  }
}

/** Seals every second (`everyMs`), for as long as the server runs. */
export function startSealer({
  db,
  log,
  everyMs = 1000,
  onRun,
}: {
  readonly db: Kysely<Schema>;
  readonly log: Log;
  readonly everyMs?: number;
  readonly onRun?: OnRun;
}): IntervalRunner {
  return startIntervalRunner(async (signal) => void (await sealLedger(db, signal)), {
    everyMs,
    log,
    onRun,
    failed: "the ledger could not be sealed; it is tried again",
  });
}
