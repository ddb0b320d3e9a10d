import { createHash } from "node:crypto";
import { type Kysely, sql } from "kysely";
import { sqlScripts, sqlText } from "./sql-scripts.ts";

/**
 * Writes the functions of `functions/` and then the rights of `access.sql`, once per version of them; to be run after the
 * migrations. They need no history: their files have the current definition. All or none are written; several processes may do so
 * at once.
 */
export function writeFunctions<Database>(db: Kysely<Database>): Promise<void> {
  return db.transaction().execute(writeFunctionsWithin);
}

/** As `writeFunctions`, in a transaction of the caller's. */
export async function writeFunctionsWithin<Database>(trx: Kysely<Database>): Promise<void> {
  const scripts = [...sqlScripts("functions").map(({ text }) => text), sqlText("access.sql")];
  // The rights cover all tables: a migration may have added one.
  const tables = sqlScripts("migrations").map(({ name }) => name);
  const version = createHash("sha256")
    .update([...scripts, ...tables].join("\n"))
    .digest("hex");
  await sql`select pg_advisory_xact_lock(hashtext('livery_functions'))`.execute(trx);
  await sql.raw(sqlText("schema-functions.sql")).execute(trx);
  const { rows } = await sql`select from schema_functions where version = ${version}`.execute(trx);
  if (rows.length > 0) return;
  // A body may name a function that comes later in the order.
  await sql`set local check_function_bodies = off`.execute(trx);
  for (const script of scripts) await sql.raw(script).execute(trx);
  await sql`insert into schema_functions (version) values (${version}) on conflict (singleton) do update set version = excluded.version`.execute(
    trx,
  );
}
