import { createHash } from "node:crypto";
import { readdir } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { type Kysely, sql } from "kysely";

const folder = new URL("./functions/", import.meta.url);

/** The functions of the database, one file each with its current definition: functions need no history. */
async function functionScripts(): Promise<readonly string[]> {
  const files = (await readdir(fileURLToPath(folder))).filter((file) => /^[a-z0-9-]+\.(ts|js)$/.test(file)).toSorted();
  return Promise.all(
    files.map(async (file) => ((await import(new URL(file, folder).href)) as { script: string }).script),
  );
}

/**
 * Writes the database functions, once per version of them; to be run after the migrations. All or none are written; several
 * processes may do so at once.
 */
export async function writeFunctions<Database>(db: Kysely<Database>): Promise<void> {
  const scripts = await functionScripts();
  const version = createHash("sha256").update(scripts.join("\n")).digest("hex");
  await db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtext('livery_functions'))`.execute(trx);
    await sql`create table if not exists schema_functions (singleton boolean primary key default true check (singleton), version text not null)`.execute(
      trx,
    );
    const { rows } = await sql`select from schema_functions where version = ${version}`.execute(trx);
    if (rows.length > 0) return;
    // A body may name a function that comes later in the order.
    await sql`set local check_function_bodies = off`.execute(trx);
    for (const script of scripts) await sql.raw(script).execute(trx);
    await sql`insert into schema_functions (version) values (${version}) on conflict (singleton) do update set version = excluded.version`.execute(
      trx,
    );
  });
}
