import { Kysely, PostgresDialect } from "kysely";
import type pg from "pg";
import { createPool, patientConnectMs } from "./pool.ts";
import type { Schema } from "./schema.ts";

interface OwnerConnection {
  /** Shown in `pg_stat_activity`. */
  readonly name: string;
  /** Milliseconds that the connection may take. Default: `patientConnectMs`. */
  readonly connectMs?: number;
}

/** Opens a database as the owner of its tables, for one piece of work that may take any time, and closes it. */
export async function asOwner<Result>(
  owner: pg.ClientConfig,
  { connectMs = patientConnectMs, name }: OwnerConnection,
  work: (db: Kysely<Schema>) => Promise<Result>,
): Promise<Result> {
  const pool = createPool(owner, { name, size: 1, statementTimeoutMs: 0, connectMs });
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
}
