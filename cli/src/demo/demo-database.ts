import type { OpenDatabase } from "@livery/house";
import { EnvironmentError } from "../errors.ts";
import { isLoopback } from "../house/loopback.ts";
import { databaseOption } from "../house/database.ts";

/** The tenant that a demo makes (D52). */
export const demoTenant = "demo";

/** The tenants of others than a demo in a database. A demo's accounts have passwords that everybody knows. */
async function otherTenants({ db }: OpenDatabase): Promise<readonly string[]> {
  const others = await db.selectFrom("tenant").select("name").where("name", "<>", demoTenant).orderBy("name").execute();
  return others.map(({ name }) => name);
}

/** Whether the database holds a demo, or nothing. */
export async function belongsToDemo(database: OpenDatabase): Promise<boolean> {
  return (await otherTenants(database)).length === 0;
}

/** Whether a command may add a demo's sites that was not told to: the database is the embedded one, and holds a demo or nothing. */
export async function mayBecomeDemo(database: OpenDatabase): Promise<boolean> {
  return databaseOption().databaseUrl === undefined && (await belongsToDemo(database));
}

/**
 * Throws EnvironmentError if other machines would reach a demo (D100): its accounts have passwords that everybody knows.
 * @param host the address that the server is to listen on
 */
export async function requireLoopback(database: OpenDatabase, host: string): Promise<void> {
  if (isLoopback(host)) return;
  const demo = await database.db.selectFrom("tenant").select("name").where("name", "=", demoTenant).executeTakeFirst();
  if (demo !== undefined) throw beyondLoopback(host);
}

/** Why no demo listens on an address that other machines reach. */
export function beyondLoopback(host: string): EnvironmentError {
  return new EnvironmentError(
    `A demo does not listen on ${host}: its players and staff have passwords that everybody knows.`,
    "Leave out --host, so that this machine alone reaches it; for others, start a house with a database of its own (--root FOLDER or DATABASE_URL).",
  );
}

/** Throws EnvironmentError if the database belongs to somebody else than a demo. */
export async function requireDemoDatabase(database: OpenDatabase): Promise<void> {
  const others = await otherTenants(database);
  if (others.length === 0) return;
  const where = databaseOption().databaseUrl === undefined ? database.home : "DATABASE_URL";
  throw new EnvironmentError(
    `The database of ${where} belongs to ${others.join(", ")}: a demo would add accounts whose passwords everybody knows.`,
    `Name another folder with --root${where === "DATABASE_URL" ? ", and leave out DATABASE_URL" : ""}. Nothing was written.`,
  );
}
