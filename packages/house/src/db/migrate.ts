import { readdir } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { type Kysely, sql } from "kysely";
import { type Migration, type MigrationProvider, Migrator } from "kysely/migration";
import { HouseError } from "../errors.ts";
import { writeFunctions } from "./functions.ts";

const folder = new URL("./migrations/", import.meta.url);

/** Every file of `migrations/` exports `up`, a script of plain SQL; the file names determine the order. */
const provider: MigrationProvider = {
  async getMigrations() {
    const files = (await readdir(fileURLToPath(folder)))
      .filter((file) => /^\d{4}-[a-z0-9-]+\.(ts|js)$/.test(file))
      .toSorted();
    const entries = await Promise.all(
      files.map(async (file): Promise<[string, Migration]> => {
        const { up } = (await import(new URL(file, folder).href)) as { up: string };
        return [file.slice(0, file.lastIndexOf(".")), { up: async (db) => void (await sql.raw(up).execute(db)) }];
      }),
    );
    return Object.fromEntries(entries);
  },
};

/**
 * Migrates the schema and writes the functions; several processes may do so at once. Returns the migrations that ran. Throws
 * `database_newer` if the database has migrations that this version does not know.
 */
export async function migrate<Database>(db: Kysely<Database>): Promise<string[]> {
  // Areas number their migrations separately, and none depends on a later area's: a gap may be filled later.
  const migrator = new Migrator({ db, provider, allowUnorderedMigrations: true });
  const { error, results = [] } = await migrator.migrateToLatest();
  if (error === undefined) {
    await writeFunctions(db);
    return results.map((result) => result.migrationName);
  }
  if (error instanceof Error && /previously executed migration .* is missing/.test(error.message))
    throw new HouseError(
      "database_newer",
      `The database was made by a newer version: ${error.message}.`,
      "Use that version, or start from another folder or database.",
      error,
    );
  throw error;
}

/** The number of pending migrations; 0 means ready (`/readyz`). */
export async function pendingMigrations<Database>(db: Kysely<Database>): Promise<number> {
  const all = await new Migrator({ db, provider }).getMigrations();
  return all.filter((migration) => migration.executedAt === undefined).length;
}
