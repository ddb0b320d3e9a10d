import type { Kysely } from "kysely";
import type { Schema } from "../../db/schema.ts";

/** Who publishes, as the database has it: where the other nodes ask him, and by which secret they know him. */
export interface LeaseRow {
  readonly feed: string;
  readonly url: string;
  readonly secret: string;
}

export function readLease(db: Kysely<Schema>): Promise<LeaseRow> {
  return db.selectFrom("live_lease").select(["feed", "url", "secret"]).executeTakeFirstOrThrow();
}

/** Where a feed's publisher tells what is new, and where he is asked. */
export const broadcastSubject = (feed: string): string => `livery.${feed}.news`;
export const requestSubject = (feed: string): string => `livery.${feed}.ask`;
