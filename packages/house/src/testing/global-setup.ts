import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import type { TestProject } from "vitest/node";
import { migrate } from "../db/migrate.ts";
import { createPool } from "../db/pool.ts";
import { startTestServer } from "./server.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** The run's database server and the migrated database that `testDatabase` clones. */
    readonly houseDatabase: { readonly connection: pg.ClientConfig; readonly template: string };
  }
}

/** Starts one PostgreSQL for the run, with one migrated database that every file clones (toolchain: tests). */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startTestServer(process.env["DATABASE_URL"]);
  const { connection } = server;
  if (server.template !== undefined) {
    project.provide("houseDatabase", { connection, template: server.template });
    return () => server.stop();
  }
  const template = `livery_test_${process.pid}_${Date.now().toString(36)}`;
  await migrated(connection, template);
  project.provide("houseDatabase", { connection, template });
  return async () => {
    await administer(connection, (client) => client.query(`drop database ${template} with (force)`));
    await server.stop();
  };
}

async function migrated(connection: pg.ClientConfig, template: string): Promise<void> {
  await administer(connection, (client) => client.query(`create database ${template}`));
  const pool = createPool(within(connection, template), { name: "livery test setup", size: 1, statementTimeoutMs: 0 });
  const db = new Kysely<Record<string, never>>({ dialect: new PostgresDialect({ pool }) });
  await migrate(db);
  await db.destroy();
}

/** Opens one connection, runs the work and closes it. */
export async function administer(
  connection: pg.ClientConfig,
  work: (client: pg.Client) => Promise<unknown>,
): Promise<void> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

/** The same server, another database. */
export function within(connection: pg.ClientConfig, database: string): pg.ClientConfig {
  if (connection.connectionString === undefined) return { ...connection, database };
  const url = new URL(connection.connectionString);
  url.pathname = `/${database}`;
  return { connectionString: url.href };
}
