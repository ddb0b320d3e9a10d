import { mkdir } from "node:fs/promises";
import { join, resolve } from "node:path";
import { Kysely, PostgresDialect, sql } from "kysely";
import pg from "pg";
import { fileSystemError, HouseError } from "../errors.ts";
import { type Log, silentLog } from "../log.ts";
import { connectionAs, type DatabaseRole, ensureRolesFor } from "./access.ts";
import { asOwner } from "./as-owner.ts";
import { clusterConnection, ensureCluster, ownerRole, stopCluster } from "./cluster.ts";
import { checkServer } from "./durability.ts";
import { type Layout, prepareLayout } from "./layout.ts";
import { migrate, pendingMigrations, type WatchMigration } from "./migrate.ts";
import { applicationName, claimHouse } from "./ownership.ts";
import { createPool, keepAliveOptions, patientConnectMs, type PoolOptions } from "./pool.ts";
import type { Schema } from "./schema.ts";
import { prepareTenant, type TenantDatabase, tenantDatabase } from "./tenant.ts";

/** Longer than the longest statement (D60) plus its transfer; after that the call fails with `busy`. */
const answerMs = 8_000;
const patientMs = 600_000;
/** Milliseconds after which an operator's server counts as unreachable. */
const remoteConnectMs = 5_000;
/** Connections of a server beside those for calls. */
const houseConnections = {
  jobs: 6,
  patient: 2,
  /** Holds the lock of the house. */
  guard: 1,
  /** LISTEN. */
  listener: 1,
  /** Holds the lease of live matches. */
  lease: 1,
  /** Keeps the embedded server running. */
  user: 1,
} as const;

/** The most connections that a server uses beside the `poolSize` for calls. */
export const connectionsBesideCalls = Object.values(houseConnections).reduce((sum, each) => sum + each, 0);

export interface OpenDatabaseOptions {
  /** Folder of the project; the embedded server's data lies under its `.livery`. Default: the working directory. */
  readonly root?: string | undefined;
  /** A PostgreSQL server (15 or newer) in place of the embedded one. */
  readonly databaseUrl?: string | undefined;
  /**
   * The same database as the user that owns its tables, for migrations (D101). Default: `databaseUrl`. The user of `databaseUrl`
   * then needs no right but to take the roles of the house.
   */
  readonly ownerUrl?: string | undefined;
  /**
   * `house` owns the database alone, `node` shares it with other nodes; any other word is a command that may run beside the
   * server.
   */
  readonly purpose: string;
  /** False refuses a database that lacks migrations (`database_older`) and writes nothing. Default: true. */
  readonly migrate?: boolean | undefined;
  readonly poolSize?: number | undefined;
  readonly log?: Log | undefined;
}

export interface OpenDatabase {
  /** As `livery_worker` (D101): for the commands of the operator, and the jobs of all tenants in a server. Never for a call. */
  readonly db: Kysely<Schema>;
  readonly pool: pg.Pool;
  /**
   * `db` for work that waits longer than a call may: the auditor, the calendar. Its statements end after 5 s like all others (D60),
   * unless each sets its own limit (`set local statement_timeout`).
   */
  readonly patient: Kysely<Schema>;
  /** As `livery_app`, for the calls of one tenant: it sees that tenant's rows only. */
  forTenant(tenantId: number): TenantDatabase;
  /** As `livery_app` without a tenant, for calls' reads of what all tenants share: it sees no row of any tenant. */
  readonly shared: Kysely<Schema>;
  /** The pools of connections, by name: `calls`, `jobs` and `patient`. */
  readonly pools: Readonly<Record<"calls" | "jobs" | "patient", pg.Pool>>;
  /** For a separate connection as `livery_worker`: LISTEN, the lease of live matches. */
  readonly connection: pg.ClientConfig;
  /** As the owner, who may do everything: a server never uses it once it has migrated. */
  readonly owner: pg.ClientConfig;
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
  const { databaseUrl, ownerUrl, purpose } = options;
  const server = databaseUrl
    ? await remoteServer(root, databaseUrl, ownerUrl ?? databaseUrl)
    : await embeddedServer(await prepareLayout(root), log);
  const { connection, home, owner } = server;
  const guard = new pg.Client({
    ...connection,
    application_name: applicationName(purpose),
    ...keepAliveOptions,
    connectionTimeoutMillis: databaseUrl ? remoteConnectMs : patientConnectMs,
  });
  const lost = new Promise<Error>((resolve) => guard.on("error", resolve));
  let pools: Pools;
  try {
    await guard.connect().catch((error: unknown) => {
      throw databaseUrl ? unreachable(error) : error;
    });
    await checkServer(guard);
    if (purpose === "house" || purpose === "node") await claimHouse(guard, home, purpose === "node");
    if (options.migrate === false) await requireMigrated(owner);
    else await migrateAlone(owner, databaseUrl === undefined ? undefined : guard);
    pools = createPools(server, options, log);
  } catch (error) {
    await end(guard, log);
    await server.leave();
    throw error;
  }
  const onPool = (pool: pg.Pool): Kysely<Schema> => new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  const close = async (): Promise<void> => {
    await Promise.all([pools.jobs.end(), pools.patient.end(), pools.calls.end()]);
    await end(guard, log);
    await server.leave();
  };
  let closing: Promise<void> | undefined;
  return {
    db: onPool(pools.jobs),
    pool: pools.jobs,
    patient: onPool(pools.patient),
    forTenant: (tenantId) => tenantDatabase(pools.calls, tenantId),
    shared: onPool(pools.calls),
    pools,
    connection: server.as("livery_worker"),
    owner,
    home,
    lost,
    close: () => (closing ??= close()),
  };
}

interface Pools {
  readonly jobs: pg.Pool;
  readonly patient: pg.Pool;
  readonly calls: pg.Pool;
}

/** A pool connects at its first query. */
function createPools(server: Server, { purpose, poolSize = 10 }: OpenDatabaseOptions, log: Log): Pools {
  const isHouse = purpose === "house" || purpose === "node";
  const pool = (name: string, role: DatabaseRole, size: number, options: Partial<PoolOptions> = {}): pg.Pool =>
    createPool(server.as(role), {
      statementTimeoutMs: 5_000,
      connectMs: patientConnectMs,
      onBroken: (error: Error) => log.warn({ err: error }, "a database connection broke"),
      name: applicationName(`${purpose} ${name}`),
      size,
      ...(isHouse && { answerMs }),
      ...options,
    });
  return {
    jobs: pool(isHouse ? "jobs" : "pool", "livery_worker", isHouse ? houseConnections.jobs : poolSize),
    patient: pool("patient", "livery_worker", houseConnections.patient, { answerMs: patientMs }),
    calls: pool(isHouse ? "pool" : "calls", "livery_app", poolSize, {
      onConnect: prepareTenant,
      // A call's (D60).
      ...(isHouse && { connectMs: 5_000 }),
    }),
  };
}

/** A started PostgreSQL, not yet migrated. */
export interface Server {
  readonly home: string;
  /** Holds the lock of the house, and answers no call. */
  readonly connection: pg.ClientConfig;
  readonly owner: pg.ClientConfig;
  as(role: DatabaseRole): pg.ClientConfig;
  /** Ends this process's use of the server. */
  leave(): Promise<void>;
}

/** The server of DATABASE_URL. Throws `database_unreachable` for something that is no address. */
export async function remoteServer(root: string, databaseUrl: string, ownerUrl: string): Promise<Server> {
  for (const [name, url] of Object.entries({ DATABASE_URL: databaseUrl, LIVERY_OWNER_URL: ownerUrl }))
    if (!URL.canParse(url))
      throw unreachable(new Error("it is no address such as postgresql://user@host:5432/database"), name);
  const home = join(root, ".livery");
  await mkdir(home, { recursive: true }).catch((error: unknown) => {
    throw fileSystemError(error, home);
  });
  const connection = { connectionString: databaseUrl };
  return {
    home,
    connection,
    owner: { connectionString: ownerUrl },
    as: (role) => connectionAs(connection, role),
    leave: async () => undefined,
  };
}

/** Held shared by every user of the embedded server; held exclusively to stop it. */
const usersLock = 0x4c495653;

/** Starts the embedded server if it does not run, and registers this process as a user until `leave`. */
export async function embeddedServer(layout: Layout, log: Log): Promise<Server> {
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
  const connection = clusterConnection(layout);
  const as = (role: DatabaseRole): pg.ClientConfig => clusterConnection(layout, ownerRole, role);
  return { home: layout.home, connection, owner: connection, as, leave };
}

/** Starts the server if needed and registers this process as a user. */
async function enter(layout: Layout, log: Log): Promise<pg.Client> {
  for (let attempt = 1; ; attempt += 1) {
    await ensureCluster(layout, log);
    const client = new pg.Client({
      ...clusterConnection(layout, "postgres"),
      application_name: applicationName("user"),
      connectionTimeoutMillis: patientConnectMs,
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

/** Migrates as the owner. `login`: the connection of an operator's own server, whose user must be able to take the roles. */
export async function migrateAlone(
  owner: pg.ClientConfig,
  login: pg.Client | undefined,
  watch?: WatchMigration,
): Promise<void> {
  const isOwn = login === undefined;
  await asOwner(owner, { ...migrations, ...(!isOwn && { connectMs: remoteConnectMs }) }, async (db) => {
    await sql`select`.execute(db).catch((error: unknown) => {
      throw isOwn ? error : unreachable(error, "LIVERY_OWNER_URL");
    });
    await migrate(db, watch);
    if (!isOwn) await ensureRolesFor(login, async (statement) => void (await sql.raw(statement).execute(db)));
  });
}

/** Throws `database_older`, also for a database that no house has opened yet. */
async function requireMigrated(owner: pg.ClientConfig): Promise<void> {
  const pending = await asOwner(owner, migrations, pendingMigrations);
  if (pending === 0) return;
  throw new HouseError(
    "database_older",
    `The database lacks ${pending === 1 ? "1 migration" : `${pending} migrations`} of this version, and a dry run makes none.`,
    "Run `livery house migrate` first; `livery house migrate --dry-run` shows what it would do. Nothing was written.",
  );
}

const migrations = { name: applicationName("migrations") };

export function unreachable(cause: unknown, name = "DATABASE_URL"): HouseError {
  const reason = cause instanceof Error ? cause.message || (cause as NodeJS.ErrnoException).code : String(cause);
  return new HouseError(
    "database_unreachable",
    `${name} leads to no database that answers: ${reason}.`,
    "Check its host, port, database, user and password; leave it unset for the embedded server.",
    cause,
  );
}
