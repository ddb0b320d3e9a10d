import { randomBytes } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { type Kysely, sql } from "kysely";
import pg from "pg";
import { applicationName } from "../../db/ownership.ts";
import type { Schema } from "../../db/schema.ts";

/** One publishes live matches at a time ("LIVP"). */
const lock = 0x4c495650;

/** The right to publish: a lock on a connection of its own, so that it ends with its holder, however that ends. */
export interface Lease {
  /** Higher than every epoch before it. */
  readonly epoch: number;
  /** Another epoch, for handles numbered anew (D57). */
  nextEpoch(): Promise<number>;
  /** Fulfilled when the lease is gone: given back, or its connection broke. */
  readonly lost: Promise<void>;
  release(): Promise<void>;
}

/**
 * Waits until nobody else publishes, and takes the lease; null where `signal` is aborted first.
 * @param everyMs how often to look whether the lease is free
 */
export async function takeLease(
  db: Kysely<Schema>,
  connection: pg.ClientConfig,
  signal: AbortSignal,
  everyMs = 500,
): Promise<Lease | null> {
  const client = new pg.Client({ ...connection, application_name: applicationName("publisher"), keepAlive: true });
  const owner = `${process.pid}-${randomBytes(4).toString("hex")}`;
  const lost = new Promise<void>((resolve) => {
    client.on("error", () => resolve());
    client.once("end", () => resolve());
  });
  await client.connect();
  try {
    for (;;) {
      const { rows } = await client.query<{ mine: boolean }>("select pg_try_advisory_lock($1) as mine", [lock]);
      if (rows[0]?.mine === true) break;
      await sleep(everyMs, undefined, { signal });
    }
  } catch (error) {
    await client.end();
    if (signal.aborted) return null;
    throw error;
  }
  const nextEpoch = async (): Promise<number> => {
    const { rows } = await sql<{ epoch: number }>`select live_next_epoch(${owner}) as epoch`.execute(db);
    return (rows[0] as { epoch: number }).epoch;
  };
  return { epoch: await nextEpoch(), nextEpoch, lost, release: () => client.end() };
}
