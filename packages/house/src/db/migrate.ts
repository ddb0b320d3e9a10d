import { type Kysely, sql } from "kysely";
import { type Migration, type MigrationProvider, Migrator } from "kysely/migration";
import { HouseError } from "../errors.ts";
import { rolesError } from "./access.ts";
import { writeFunctions } from "./functions.ts";
import { sqlScripts } from "./sql-scripts.ts";

/** Called before a migration, with its name; what it returns is called after it. */
export type WatchMigration = (name: string) => () => void;
const unwatched: WatchMigration = () => () => undefined;

/** The file names of `migrations/` determine the order, and are the names that the database records. */
const provider = (watch: WatchMigration): MigrationProvider => ({
  getMigrations: async () =>
    Object.fromEntries(
      sqlScripts("migrations").map(({ name, text }): [string, Migration] => [
        name,
        {
          up: async (db) => {
            const ended = watch(name);
            await sql.raw(text).execute(db);
            ended();
          },
        },
      ]),
    ),
});

/**
 * Migrates the schema, and writes the functions and the rights of the roles; several processes may do so at once. Returns the migrations that ran. Throws
 * `database_newer` if the database has migrations that this version does not know, and `database_roles` if the owner lacks a right.
 */
export async function migrate<Database>(db: Kysely<Database>, watch: WatchMigration = unwatched): Promise<string[]> {
  // Areas number their migrations separately, and none depends on a later area's: a gap may be filled later.
  const migrator = new Migrator({ db, provider: provider(watch), allowUnorderedMigrations: true });
  const { error, results = [] } = await migrator.migrateToLatest();
  if (error === undefined) {
    await writeFunctions(db).catch((cause: unknown) => {
      throw rolesError(cause);
    });
    return results.map((result) => result.migrationName);
  }
  if (error instanceof Error && /previously executed migration .* is missing/.test(error.message))
    throw databaseNewer(error.message, error);
  throw rolesError(error);
}

export function databaseNewer(what: string, cause?: unknown): HouseError {
  return new HouseError(
    "database_newer",
    `The database was made by a newer version: ${what}.`,
    "Use that version, or start from another folder or database.",
    cause,
  );
}

/** The number of pending migrations; 0 means ready (`/readyz`). */
export async function pendingMigrations<Database>(db: Kysely<Database>): Promise<number> {
  const all = await new Migrator({ db, provider: provider(unwatched) }).getMigrations();
  return all.filter((migration) => migration.executedAt === undefined).length;
}
