import { mkdir } from "node:fs/promises";
import { join, resolve } from "node:path";
import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import { fileSystemError, HouseError } from "../errors.ts";
import { type Log, silentLog } from "../log.ts";
import { clusterConnection, ensureCluster, stopCluster } from "./cluster.ts";
import { checkServer } from "./durability.ts";
import { type Layout, prepareLayout } from "./layout.ts";
import { migrate } from "./migrate.ts";
import { applicationName, claimHouse } from "./ownership.ts";
import { createPool, keepAliveOptions } from "./pool.ts";
import type { Schema } from "./schema.ts";

/** Longer than the longest statement (D60) plus its transfer; after that the call fails with `busy`. */
const answerMs = 8_000;
const patientMs = 600_000;

export interface OpenDatabaseOptions {
  /** Folder of the project; the embedded server's data lies under its `.livery`. Default: the working directory. */
  readonly root?: string | undefined;
  /** A PostgreSQL server (15 or newer) in place of the embedded one. */
  readonly databaseUrl?: string | undefined;
  /**
   * `house` owns the database alone, `node` shares it with other nodes; any other word is a command that may run beside the
   * server.
   */
  readonly purpose: string;
  readonly poolSize?: number | undefined;
  readonly log?: Log | undefined;
}

export interface OpenDatabase {
  readonly db: Kysely<Schema>;
  readonly pool: pg.Pool;
  /**
   * For work that waits longer than a call may: the auditor, the calendar. Its statements end after 5 s like all others (D60),
   * unless each sets its own limit (`set local statement_timeout`).
   */
  readonly patient: Kysely<Schema>;
  /** For a separate connection (LISTEN). */
  readonly connection: pg.ClientConfig;
  /** `.livery` of the project. */
  readonly home: string;
  /** Fulfilled when this process may no longer use the database: its connection broke, and with it the server's lock. */
  readonly lost: Promise<Error>;
  /** Closes the pool; the last user stops the embedded server. */
  close(): Promise<void>;
}

/**
 * Opens the project's database, starting the embedded server if none runs, and migrates it. Throws HouseAlreadyRunning for a
 * second server, and HouseErrors whose text says what to do.
 */
export async function openDatabase(options: OpenDatabaseOptions): Promise<OpenDatabase> {
  const log = options.log ?? silentLog;
  const root = resolve(options.root ?? process.cwd());
  const { databaseUrl, purpose } = options;
  const server = databaseUrl
    ? await remoteServer(root, databaseUrl)
    : await embeddedServer(await prepareLayout(root), log);
  const { connection, home } = server;
  const guard = new pg.Client({
    ...connection,
    application_name: applicationName(purpose),
    ...keepAliveOptions,
    connectionTimeoutMillis: 5_000,
  });
  const lost = new Promise<Error>((resolve) => guard.on("error", resolve));
  let pool: pg.Pool;
  let patientPool: pg.Pool;
  try {
    await guard.connect().catch((error: unknown) => {
      throw databaseUrl ? unreachable(error) : error;
    });
    await checkServer(guard);
    if (purpose === "house" || purpose === "node") await claimHouse(guard, home, purpose === "node");
    await migrateAlone(connection);
    const common = {
      statementTimeoutMs: 5_000,
      onBroken: (error: Error) => log.warn({ err: error }, "a database connection broke"),
    };
    const isHouse = purpose === "house" || purpose === "node";
    pool = createPool(connection, {
      ...common,
      name: applicationName(`${purpose} pool`),
      size: options.poolSize ?? 10,
      ...(isHouse && { answerMs }),
    });
    // Connects at the first query.
    patientPool = createPool(connection, {
      ...common,
      name: applicationName(`${purpose} patient`),
      size: 2,
      answerMs: patientMs,
    });
  } catch (error) {
    await end(guard, log);
    await server.leave();
    throw error;
  }
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  const patient = new Kysely<Schema>({ dialect: new PostgresDialect({ pool: patientPool }) });
  const close = async (): Promise<void> => {
    await Promise.all([db.destroy(), patientPool.end()]);
    await end(guard, log);
    await server.leave();
  };
  let closing: Promise<void> | undefined;
  return { db, patient, pool, connection, home, lost, close: () => (closing ??= close()) };
}

interface Server {
  readonly home: string;
  readonly connection: pg.ClientConfig;
  /** Ends this process's use of the server. */
  leave(): Promise<void>;
}

async function remoteServer(root: string, databaseUrl: string): Promise<Server> {
  if (!URL.canParse(databaseUrl))
    throw unreachable(new Error("it is no address such as postgresql://user@host:5432/database"));
  const home = join(root, ".livery");
  await mkdir(home, { recursive: true }).catch((error: unknown) => {
    throw fileSystemError(error, home);
  });
  return { home, connection: { connectionString: databaseUrl }, leave: async () => undefined };
}

/** Held shared by every user of the embedded server; held exclusively to stop it. */
const usersLock = 0x4c495653;

async function embeddedServer(layout: Layout, log: Log): Promise<Server> {
  const user = await enter(layout, log);
  const leave = async (): Promise<void> => {
    try {
      await user.query("select pg_advisory_unlock_shared($1)", [usersLock]);
      const { rows } = await user.query<{ alone: boolean }>("select pg_try_advisory_lock($1) as alone", [usersLock]);
      // Held until the server has stopped, so that a process that enters now waits for its end and starts it again.
      if (rows[0]?.alone) await stopCluster(layout);
    } catch (error) {
      log.warn({ err: error }, "the embedded server went away before it was left");
    } finally {
      await end(user, log);
    }
  };
  return { home: layout.home, connection: clusterConnection(layout), leave };
}

/** Starts the server if needed and registers this process as a user. */
async function enter(layout: Layout, log: Log): Promise<pg.Client> {
  for (let attempt = 1; ; attempt += 1) {
    await ensureCluster(layout, log);
    const client = new pg.Client({
      ...clusterConnection(layout, "postgres"),
      application_name: applicationName("user"),
      connectionTimeoutMillis: 5_000,
    });
    client.on("error", (error) => log.debug({ err: error }, "the embedded server ended"));
    try {
      await client.connect();
      await client.query("select pg_advisory_lock_shared($1)", [usersLock]);
      return client;
    } catch (error) {
      // The last user stopped the server between the two steps: start it again.
      await end(client, log);
      if (attempt === 3) throw error;
    }
  }
}

/** The other end may have closed the connection before. */
async function end(client: pg.Client, log: Log): Promise<void> {
  await client.end().catch((error: unknown) => log.debug({ err: error }, "a connection had ended before"));
}

async function migrateAlone(connection: pg.ClientConfig): Promise<void> {
  const pool = createPool(connection, { name: applicationName("migrations"), size: 1, statementTimeoutMs: 0 });
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  try {
    await migrate(db);
  } finally {
    await db.destroy();
  }
}

function unreachable(cause: unknown): HouseError {
  const reason = cause instanceof Error ? cause.message || (cause as NodeJS.ErrnoException).code : String(cause);
  return new HouseError(
    "database_unreachable",
    `DATABASE_URL leads to no database that answers: ${reason}.`,
    "Check its host, port, database, user and password; leave it unset for the embedded server.",
    cause,
  );
}
