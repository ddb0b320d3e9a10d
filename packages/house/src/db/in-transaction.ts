import type { Kysely } from "kysely";
import type { Schema } from "./schema.ts";

/** Runs the work in one transaction, the caller's if there is one. */
export function inTransaction<Result>(
  db: Kysely<Schema>,
  work: (trx: Kysely<Schema>) => Promise<Result>,
): Promise<Result> {
  return db.isTransaction ? work(db) : db.transaction().execute(work);
}
