import { type Kysely, sql } from "kysely";
import type { Schema } from "../../db/schema.ts";

/** Selections in one transaction: neither the house nor PostgreSQL holds more at once. */
const batchSize = 5_000;

/** Who decided, for the settlements that come of it. */
export interface DecidedBy {
  readonly actor: string;
  readonly reason: string | null;
}

/**
 * Hands results to the selections on markets, and queues the coupons that are decided or changed by it. Done in parts, each a
 * transaction of its own, without a lock on the markets; what a kill interrupts is done by whoever calls it next.
 */
export async function decideLegs(db: Kysely<Schema>, markets: readonly number[], by: DecidedBy): Promise<void> {
  for (let changed = batchSize; changed === batchSize;) {
    const { rows } = await sql<{ changed: number }>`
      select decide_legs(${markets}::integer[], ${by.actor}, ${by.reason}, ${batchSize}) as changed`.execute(db);
    changed = rows[0]?.changed ?? 0;
  }
}
