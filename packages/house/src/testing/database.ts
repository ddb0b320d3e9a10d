import { randomBytes } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { Kysely, PostgresDialect } from "kysely";
import type pg from "pg";
import { inject } from "vitest";
import { createPool } from "../db/pool.ts";
import type { Schema } from "../db/schema.ts";
import { administer, within } from "./global-setup.ts";

/** A migrated database for one test file. */
export interface TestDatabase {
  readonly db: Kysely<Schema>;
  readonly pool: pg.Pool;
  readonly connection: pg.ClientConfig;
  /** As a DATABASE_URL, for a server in its own process. */
  readonly url: string;
  /** A template for other databases, once `leave` was called. */
  readonly name: string;
  /** Closes its connections: from then on it can be cloned and dropped. */
  leave(): Promise<void>;
  drop(): Promise<void>;
}

/** Clones the run's template database, or one after its `leave`; call `drop` in afterAll. Safe in files that run at once. */
export async function testDatabase(options: { poolSize?: number; template?: string } = {}): Promise<TestDatabase> {
  const { connection, template: migrated } = inject("houseDatabase");
  const template = options.template ?? migrated;
  const name = `${migrated}_${randomBytes(4).toString("hex")}`;
  await administer(connection, (client) => clone(client, name, template));
  const own = within(connection, name);
  // A test requests many connections at once, beside other tests: it waits for them longer than a call may.
  const limits = { statementTimeoutMs: 5_000, connectMs: 60_000 };
  const pool = createPool(own, { name: "livery test", size: options.poolSize ?? 10, ...limits });
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  let left: Promise<void> | undefined;
  const leave = (): Promise<void> => (left ??= db.destroy());
  const drop = async (): Promise<void> => {
    await leave();
    await administer(connection, (client) => removeDatabase(client, name));
  };
  return { db, pool, connection: own, url: asUrl(own), name, leave, drop };
}

/** PostgreSQL refuses to clone a database while another file clones it (55006). */
async function clone(client: pg.Client, name: string, template: string): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await client.query(`create database ${name} template ${template}`);
      return;
    } catch (error) {
      if ((error as { code?: string }).code !== "55006" || attempt === 50) throw error;
      await sleep(50);
    }
  }
}

/** Connections take a moment to end; terminating one during its end would fail the run. Those left after that are terminated. */
export async function removeDatabase(client: pg.Client, name: string): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await client.query(`drop database ${name}${attempt === 50 ? " with (force)" : ""}`);
      return;
    } catch (error) {
      if ((error as { code?: string }).code !== "55006" || attempt === 50) throw error;
      await sleep(20);
    }
  }
}

function asUrl(connection: pg.ClientConfig): string {
  if (connection.connectionString !== undefined) return connection.connectionString;
  const { host = "", port, user, database } = connection;
  return `postgresql://${user}@${encodeURIComponent(host)}:${port}/${database}`;
}
