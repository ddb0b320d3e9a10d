import { type Kysely, sql } from "kysely";
import type { Schema } from "../../db/schema.ts";

/** Selections in one transaction: neither the server nor PostgreSQL holds more at once. */
const batchSize = 5_000;

/** The actor and the reason of a decision, for the settlements that follow from it. */
export interface DecidedBy {
  readonly actor: string;
  readonly reason: string | null;
}

/**
 * Applies results to the selections on markets, and queues the coupons that are decided or changed by it. Works in parts, each in
 * its own transaction, without a lock on the markets; the next call completes what a kill interrupts.
 */
export async function decideLegs(db: Kysely<Schema>, markets: readonly number[], by: DecidedBy): Promise<void> {
  for (let changed = batchSize; changed === batchSize;) {
    const { rows } = await sql<{ changed: number }>`
      select decide_legs(${markets}::integer[], ${by.actor}, ${by.reason}, ${batchSize}) as changed`.execute(db);
    changed = rows[0]?.changed ?? 0;
  }
}
