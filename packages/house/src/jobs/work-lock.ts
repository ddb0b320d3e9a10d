import { setTimeout as sleep } from "node:timers/promises";
import { type Kysely, sql } from "kysely";
import type { Schema } from "../db/schema.ts";

/** Advisory lock: one process at a time begins, ends and settles matches ("LIVW"). */
const workLock = 0x4c495657;
const patienceMs = 50;

/**
 * Runs `work` on its own connection while no other process does. Returns null without running it if another process does and
 * `wait` is false. A killed worker's lock ends with its connection. Not for work inside a transaction: see `lockWork`.
 */
export async function alone<Result>(
  db: Kysely<Schema>,
  wait: boolean,
  work: (connection: Kysely<Schema>) => Promise<Result>,
): Promise<Result | null> {
  return db.connection().execute(async (connection) => {
    while (!(await tryLock(connection))) {
      if (!wait) return null;
      await sleep(patienceMs);
    }
    let result: Result;
    try {
      result = await work(connection);
    } catch (error) {
      // A transaction that the work left open and failed would refuse the unlock. Where this fails, the connection is lost and its
      // lock with it: the caller needs the error of the work.
      await sql`rollback`
        .execute(connection)
        .then(() => unlock(connection))
        .catch(() => undefined);
      throw error;
    }
    await unlock(connection);
    return result;
  });
}

/**
 * Waits until no other process begins, ends and settles matches, and prevents it until the end of a transaction. It comes before
 * every lock of a row: a worker that waits for the row would otherwise be waited for.
 */
export async function lockWork(trx: Kysely<Schema>): Promise<void> {
  await sql`select pg_advisory_xact_lock(${workLock})`.execute(trx);
}

async function unlock(db: Kysely<Schema>): Promise<void> {
  await sql`select pg_advisory_unlock(${workLock})`.execute(db);
}

async function tryLock(db: Kysely<Schema>): Promise<boolean> {
  const { rows } = await sql<{ mine: boolean }>`select pg_try_advisory_lock(${workLock}) as mine`.execute(db);
  return rows[0]?.mine ?? false;
}
