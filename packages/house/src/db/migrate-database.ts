import { resolve } from "node:path";
import { type Kysely, sql } from "kysely";
import pg from "pg";
import { HouseAlreadyRunning, HouseError } from "../errors.ts";
import { type Log, silentLog } from "../log.ts";
import { asOwner } from "./as-owner.ts";
import { checkServer } from "./durability.ts";
import { writeFunctionsWithin } from "./functions.ts";
import { prepareLayout } from "./layout.ts";
import { databaseNewer } from "./migrate.ts";
import { embeddedServer, migrateAlone, remoteServer, type Server, unreachable } from "./open.ts";
import { applicationName, claimHouse } from "./ownership.ts";
import { absent, hasDatabase } from "./presence.ts";
import { sqlScripts } from "./sql-scripts.ts";

export interface MigrateDatabaseOptions {
  readonly root: string;
  readonly databaseUrl?: string | undefined;
  readonly ownerUrl?: string | undefined;
  /** Run the migrations in a transaction that is rolled back. */
  readonly dryRun: boolean;
  readonly log?: Log | undefined;
}

export interface MigrationReport {
  /** The migrations that the database lacked, in their order. `ms` is null for one that was not run. */
  readonly migrations: readonly { readonly name: string; readonly ms: number | null }[];
  readonly outcome: "migrated" | "rolled back" | "listed";
  /** A server that runs on the database, for which the migrations were only listed. */
  readonly house: { readonly pid: number; readonly port: number | null } | null;
}

/**
 * Migrates a database as a start does, and says how long each migration took. Throws HouseErrors: `house_already_running` beside a
 * server (a dry run lists the migrations then: run, they would hold up its bets), `database_newer`, `migration_failed`.
 */
export async function migrateDatabase(options: MigrateDatabaseOptions): Promise<MigrationReport> {
  const { databaseUrl, ownerUrl, dryRun, log = silentLog } = options;
  const root = resolve(options.root);
  if (databaseUrl === undefined && !(await hasDatabase(root))) {
    if (dryRun) return listed(allMigrations(), null);
    throw absent(root);
  }
  const server = databaseUrl
    ? await remoteServer(root, databaseUrl, ownerUrl ?? databaseUrl)
    : await embeddedServer(await prepareLayout(root), log);
  const guard = new pg.Client({
    ...server.connection,
    application_name: applicationName("migrate"),
    connectionTimeoutMillis: 5_000,
  });
  guard.on("error", () => undefined);
  try {
    await guard.connect().catch((error: unknown) => {
      throw databaseUrl ? unreachable(error) : error;
    });
    await checkServer(guard);
    const pending = await pendingOf(server.owner);
    try {
      await claimHouse(guard, server.home);
    } catch (error) {
      if (!(error instanceof HouseAlreadyRunning) || !dryRun) throw error;
      return listed(pending, { pid: error.pid, port: error.port });
    }
    const times = new Map<string, number>();
    let current = rights;
    const watch = (name: string) => {
      const start = performance.now();
      current = name;
      return () => {
        times.set(name, Math.round(performance.now() - start));
        current = rights;
      };
    };
    await (
      dryRun ? tryOut(server, pending, watch) : migrateAlone(server.owner, databaseUrl ? guard : undefined, watch)
    ).catch((error: unknown) => {
      throw isOfDatabase(error) ? failed(current, error, !dryRun && current === rights) : error;
    });
    const migrations = pending.map((name) => ({ name, ms: times.get(name) ?? null }));
    return { migrations, outcome: dryRun ? "rolled back" : "migrated", house: null };
  } finally {
    await guard.end();
    await server.leave();
  }
}

function listed(names: readonly string[], house: MigrationReport["house"]): MigrationReport {
  return { migrations: names.map((name) => ({ name, ms: null })), outcome: "listed", house };
}

const migrateOwner = { name: applicationName("migrate owner") };

const allMigrations = (): readonly string[] => sqlScripts("migrations").map(({ name }) => name);

/** The migrations that a database lacks. Throws `database_newer` if it has one that this version does not know. */
export async function pendingOf(owner: pg.ClientConfig): Promise<readonly string[]> {
  return asOwner(owner, migrateOwner, async (db) => {
    if (!(await hasMigrations(db))) return allMigrations();
    const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
    const known = allMigrations();
    const unknown = rows.find(({ name }) => !known.includes(name));
    if (unknown !== undefined) throw databaseNewer(`this version does not know its migration ${unknown.name}`);
    const ran = new Set(rows.map(({ name }) => name));
    return known.filter((name) => !ran.has(name));
  });
}

async function hasMigrations<Database>(db: Kysely<Database>): Promise<boolean> {
  const { rows } = await sql<{ there: boolean }>`
    select to_regclass('public.kysely_migration') is not null as there`.execute(db);
  return rows[0]?.there === true;
}

/** Runs the migrations and writes the functions, and takes all of it back. */
async function tryOut(server: Server, pending: readonly string[], watch: (name: string) => () => void): Promise<void> {
  const texts = new Map(sqlScripts("migrations").map(({ name, text }) => [name, text]));
  await asOwner(server.owner, migrateOwner, async (db) => {
    const trx = await db.startTransaction().execute();
    try {
      // The rights of the schema name the two tables, which a migrated database has.
      if (!(await hasMigrations(trx)))
        for (const table of ["kysely_migration", "kysely_migration_lock"])
          await trx.schema.createTable(table).addColumn("name", "text").execute();
      for (const name of pending) {
        const ended = watch(name);
        await sql.raw(texts.get(name) ?? "").execute(trx);
        ended();
      }
      await writeFunctionsWithin(trx);
    } finally {
      await trx.rollback().execute();
    }
  });
}

const isOfDatabase = (error: unknown): error is pg.DatabaseError => error instanceof pg.DatabaseError;

/** What is written after the migrations, in a transaction of its own. */
const rights = "the functions and rights of the schema";

function failed(name: string, cause: pg.DatabaseError, haveRun: boolean): HouseError {
  return new HouseError(
    "migration_failed",
    `The migration failed at ${name}: ${cause.message}${cause.detail === undefined ? "" : ` (${cause.detail})`}.`,
    haveRun
      ? "The migrations have run: an earlier version cannot open the database. Repeat the command, or restore a backup; report it with these lines."
      : "The database is as it was: all migrations of a run are one transaction. Report it with these lines.",
    cause,
  );
}
