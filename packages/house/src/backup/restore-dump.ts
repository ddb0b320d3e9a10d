import { once } from "node:events";
import { join, resolve } from "node:path";
import { type Kysely, sql } from "kysely";
import type pg from "pg";
import { databaseRoles, rolesError } from "../db/access.ts";
import { asOwner } from "../db/as-owner.ts";
import { checkServer } from "../db/durability.ts";
import { migrateAlone } from "../db/open.ts";
import { claimHouse } from "../db/ownership.ts";
import type { Schema } from "../db/schema.ts";
import { HouseError } from "../errors.ts";
import { dumpPrefix, withOwner } from "./dump.ts";
import { type BackupManifest, damaged } from "./manifest.ts";
import { kyselyOn } from "./one-connection.ts";
import type { Restoring } from "./restoring.ts";
import { requireTool, startTool } from "./tools.ts";
import { unpack } from "./unpack.ts";
import { requireBooks, requireFigures, restoreOwner } from "./verify.ts";

const next = "Open no house on it: drop the database, create it again, and restore another backup.";

/** Restores what pg_dump wrote into an empty database of an operator's own server, in one transaction. */
export async function restoreDump(restoring: Restoring): Promise<BackupManifest> {
  const { databaseUrl, file, ownerUrl, root } = restoring;
  if (databaseUrl === undefined)
    throw new HouseError(
      "backup_platform",
      `${file} is of a PostgreSQL server of the operator's own, and the embedded one cannot take it.`,
      "Name an empty database in DATABASE_URL.",
    );
  const url = ownerUrl ?? databaseUrl;
  return withOwner(url, async (client) => {
    // Held to the end: no house opens what has not been checked.
    await claimHouse(client, join(resolve(root), ".livery"));
    await prepare(client, restoring);
    const manifest = await restored(restoring, url);
    await check(manifest, restoring, { url, databaseUrl });
    return manifest;
  });
}

async function restored(restoring: Restoring, url: string): Promise<BackupManifest> {
  restoring.onStep("Restoring");
  const { child, ended } = startTool("pg_restore", ["--single-transaction", "--no-password"], url, restoring.signal);
  let manifest: BackupManifest;
  try {
    manifest = await unpack(restoring, {
      folder: async () => {
        throw damaged(restoring.file, "it has a folder");
      },
      file: async (path, content) => {
        for await (const piece of content)
          if (path.startsWith(dumpPrefix) && !child.stdin.write(piece))
            await Promise.race([once(child.stdin, "drain"), ended]);
      },
    });
  } catch (error) {
    // It has not committed: its transaction ends with its connection.
    child.kill("SIGKILL");
    await ended.catch(() => undefined);
    throw error;
  }
  // Only now does it see the end of what it reads, and commits.
  child.stdin.end();
  await ended;
  return manifest;
}

async function check(
  manifest: BackupManifest,
  { onStep }: Restoring,
  { url, databaseUrl }: { readonly url: string; readonly databaseUrl: string },
): Promise<void> {
  onStep("Checking chain and sums");
  const connection = { connectionString: url };
  await asOwner(connection, restoreOwner, async (db) => requireFigures(db, manifest, next));
  // A right of the database itself is in no dump: the functions and rights are written anew.
  await asOwner(connection, restoreOwner, (db) => sql`delete from schema_functions`.execute(db));
  await withOwner(databaseUrl, (login) => migrateAlone(connection, login));
  await asOwner(connection, restoreOwner, async (db) => requireBooks(db, next));
}

async function prepare(client: pg.Client, { head, file }: Restoring): Promise<void> {
  await checkServer(client);
  const db = kyselyOn(client);
  await requireEmpty(db);
  const { rows } = await sql<{ user: string; postgres: number }>`
    select current_user as "user", current_setting('server_version_num')::integer / 10000 as postgres`.execute(db);
  const { user = "", postgres = 0 } = rows[0] ?? {};
  if (user !== head.owner)
    throw new HouseError(
      "backup_rights",
      `The tables in ${file} belong to ${head.owner}, whom their policies name, and the address names ${user}.`,
      `Create ${head.owner} on this server, make it the owner of the database, and name it in LIVERY_OWNER_URL.`,
    );
  await requireTool("pg_restore", Math.max(postgres, head.postgres));
  // The rights of the tables name the two roles, which belong to the server and are in no dump.
  for (const role of databaseRoles) {
    const { rows: there } = await sql`select from pg_roles where rolname = ${role}`.execute(db);
    if (there.length > 0) continue;
    await sql`create role ${sql.id(role)} nologin`.execute(db).catch((error: unknown) => {
      throw rolesError(error);
    });
  }
}

/** Throws HouseError `target_not_empty` if the database has tables, views or sequences. */
async function requireEmpty(db: Kysely<Schema>): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'S') limit 1`.execute(
    db,
  );
  if (rows.length > 0)
    throw new HouseError(
      "target_not_empty",
      `The database of DATABASE_URL is not empty: it has ${rows[0]?.name}. Nothing was touched.`,
      "Create another database, and name it in DATABASE_URL.",
    );
}
