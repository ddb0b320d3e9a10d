import { type Kysely, sql } from "kysely";
import type { Schema } from "../db/schema.ts";

/**
 * Whether another tenant than this one has a site, and so offers the same matches: every tenant offers all of them. What is true
 * of a match for all (its result, or that it is void) is then decided by the platform's staff alone (D91).
 */
export async function isOfferedElsewhere(db: Kysely<Schema>, tenantId: number): Promise<boolean> {
  const { rows } = await sql<{ elsewhere: boolean }>`
    select is_offered_elsewhere(${tenantId}) as elsewhere`.execute(db);
  return rows[0]?.elsewhere ?? false;
}
