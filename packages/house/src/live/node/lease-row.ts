import type { Kysely } from "kysely";
import type { Schema } from "../../db/schema.ts";

/** The publisher as the database has it: its feed, its address for other nodes, and the secret that identifies it. */
export interface LeaseRow {
  readonly feed: string;
  readonly url: string;
  readonly secret: string;
}

export function readLease(db: Kysely<Schema>): Promise<LeaseRow> {
  return db.selectFrom("live_lease").select(["feed", "url", "secret"]).executeTakeFirstOrThrow();
}

/** Subjects of a feed's publisher: for its broadcasts, and for requests to it. */
export const broadcastSubject = (feed: string): string => `livery.${feed}.news`;
export const requestSubject = (feed: string): string => `livery.${feed}.ask`;
