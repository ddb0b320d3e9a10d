import { type Kysely, type RawBuilder, sql } from "kysely";
import { limitColumns, limitsOf, type OutcomeLimits, type StoredLimits } from "../../catalogue/outcome-limits.ts";
import type { Schema } from "../../db/schema.ts";
import type { StoredMarket } from "./live-record.ts";

/** The outcomes with limits, each its id and its limits; null if none has any. */
export type StoredOutcomeLimits = readonly (readonly [id: number, ...StoredLimits])[] | null;

/** Selects the own limits of the outcomes of a `market` row. */
export const limitsByOutcome: RawBuilder<StoredOutcomeLimits> = sql`(
  select json_agg(json_build_array(outcome_id, ${limitColumns}) order by outcome_id) from outcome
  where outcome.market_id = market.market_id and num_nonnulls(${limitColumns}) > 0)`;

export function limitsIn(rows: StoredOutcomeLimits): ReadonlyMap<number, OutcomeLimits> {
  return new Map((rows ?? []).map(([id, ...limits]) => [id, limitsOf(limits)]));
}

/** The markets of live matches as they are stored now, by their ids. */
export async function readStored(
  db: Kysely<Schema>,
  matchIds: readonly number[],
): Promise<ReadonlyMap<number, StoredMarket>> {
  const { rows } = await sql<{ market_id: number; status: string; version: bigint; limits: StoredOutcomeLimits }>`
    select market_id, status, version, ${limitsByOutcome} as limits
    from market where match_id = any (${matchIds}::integer[])`.execute(db);
  return new Map(
    rows.map(({ market_id, status, version, limits }) => [market_id, { status, version, limits: limitsIn(limits) }]),
  );
}
