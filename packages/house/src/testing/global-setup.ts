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

/** Starts one server for the run and migrates one template database (toolchain: tests). */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startTestServer(process.env["DATABASE_URL"]);
  const template = `livery_test_${process.pid}_${Date.now().toString(36)}`;
  const client = new pg.Client(server.connection);
  await client.connect();
  await client.query(`create database ${template}`);
  const pool = createPool(within(server.connection, template), {
    name: "livery test setup",
    size: 1,
    statementTimeoutMs: 0,
  });
  const db = new Kysely<Record<string, never>>({ dialect: new PostgresDialect({ pool }) });
  await migrate(db);
  await db.destroy();
  project.provide("houseDatabase", { connection: server.connection, template });
  return async () => {
    await client.query(`drop database ${template} with (force)`);
    await client.end();
    await server.stop();
  };
}

/** The same server, another database. */
export function within(connection: pg.ClientConfig, database: string): pg.ClientConfig {
  if (connection.connectionString === undefined) return { ...connection, database };
  const url = new URL(connection.connectionString);
  url.pathname = `/${database}`;
  return { connectionString: url.href };
}
