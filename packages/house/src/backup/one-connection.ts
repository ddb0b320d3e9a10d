import { Kysely, PostgresDialect } from "kysely";
import type pg from "pg";
import type { Schema } from "../db/schema.ts";

/** Kysely on one connection, with what its session holds: a backup that runs, a transaction. */
export function kyselyOn(client: pg.ClientBase): Kysely<Schema> {
  const query = ((text: string, values: readonly unknown[]) =>
    client.query(text, [...values])) as unknown as pg.ClientBase["query"];
  const connection = { query, release: () => undefined };
  const pool = { connect: async () => connection, end: async () => undefined, options: {} };
  return new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
}

/** Ends a connection with what it does when the signal comes: a query that waits would hold the work up. */
export async function endedBy<Result>(
  signal: AbortSignal,
  client: pg.Client,
  work: () => Promise<Result>,
): Promise<Result> {
  const end = (): void => void client.end();
  signal.addEventListener("abort", end);
  try {
    return await work();
  } catch (error) {
    signal.throwIfAborted();
    throw error;
  } finally {
    signal.removeEventListener("abort", end);
  }
}
