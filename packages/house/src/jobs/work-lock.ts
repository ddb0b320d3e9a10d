import { setTimeout as sleep } from "node:timers/promises";
import { type Kysely, sql } from "kysely";
import type { Schema } from "../db/schema.ts";

/** Advisory lock: one process at a time begins, ends and settles matches ("LIVW"). */
const workLock = 0x4c495657;
const patienceMs = 50;

/**
 * Runs `work` on its own connection while no other process does. Returns null without running it if another process does and
 * `wait` is false. A killed worker's lock ends with its connection.
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
    try {
      return await work(connection);
    } finally {
      await sql`select pg_advisory_unlock(${workLock})`.execute(connection);
    }
  });
}

async function tryLock(db: Kysely<Schema>): Promise<boolean> {
  const { rows } = await sql<{ mine: boolean }>`select pg_try_advisory_lock(${workLock}) as mine`.execute(db);
  return rows[0]?.mine ?? false;
}
