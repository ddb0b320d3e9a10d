import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { OpenDatabase, OpenDatabaseOptions } from "@livery/house";
import type { Invocation } from "../program/command-definition.ts";
import { houseRoot, namedRoot } from "./root.ts";

/** Where the operator's own PostgreSQL server is, as `openDatabase` and `startHouse` take it. */
export interface DatabaseOption {
  readonly databaseUrl?: string;
  readonly ownerUrl?: string;
}

/** `DATABASE_URL` and `LIVERY_OWNER_URL`, for a PostgreSQL server that the operator runs. */
export function databaseOption(): DatabaseOption {
  const { DATABASE_URL: databaseUrl, LIVERY_OWNER_URL: ownerUrl } = process.env;
  return databaseUrl ? { databaseUrl, ...(ownerUrl && { ownerUrl }) } : {};
}

/** Opens the server's database, also beside a running server, and closes it afterwards. */
export async function withDatabase<Result>(
  root: string,
  purpose: string,
  work: (database: OpenDatabase) => Promise<Result>,
  options: Pick<OpenDatabaseOptions, "migrate"> = {},
): Promise<Result> {
  const { openDatabase } = await import("@livery/house");
  const database = await openDatabase({ root, ...databaseOption(), purpose, ...options });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

/**
 * The same for a command that says what it would write: an older database is refused and not migrated, and where there is none yet, it has
 * an empty one in a temporary folder, which is removed afterwards.
 */
async function withDryDatabase<Result>(
  given: Pick<Invocation, "option" | "directory">,
  purpose: string,
  work: (database: OpenDatabase) => Promise<Result>,
): Promise<Result> {
  const root = namedRoot(given);
  const home = join(root, ".livery");
  if (databaseOption().databaseUrl !== undefined || existsSync(join(home, "pg")))
    return withDatabase(root, purpose, work, { migrate: false });
  const folder = await mkdtemp(join(tmpdir(), "livery-dry-"));
  try {
    // The house's keys are looked for in its own folder.
    return await withDatabase(folder, purpose, (database) => work({ ...database, home }));
  } finally {
    const { removeDatabase } = await import("@livery/house");
    await removeDatabase(folder);
    await rm(folder, { recursive: true, force: true });
  }
}

/** The database of the house for a command that may change it: with `--dry-run` as `withDryDatabase` opens it. */
export async function withChangedDatabase<Result>(
  given: Pick<Invocation, "option" | "directory" | "switched">,
  purpose: string,
  work: (database: OpenDatabase) => Promise<Result>,
): Promise<Result> {
  return given.switched("dry-run")
    ? withDryDatabase(given, purpose, work)
    : withDatabase(await houseRoot(given), purpose, work);
}
