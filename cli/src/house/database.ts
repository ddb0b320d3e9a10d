import type { OpenDatabase } from "@livery/house";

/** `DATABASE_URL`, for a PostgreSQL server that the operator runs. */
export function databaseOption(): { readonly databaseUrl?: string } {
  const databaseUrl = process.env["DATABASE_URL"];
  return databaseUrl ? { databaseUrl } : {};
}

/** Opens the server's database, also beside a running server, and closes it afterwards. */
export async function withDatabase<Result>(
  root: string,
  purpose: string,
  work: (database: OpenDatabase) => Promise<Result>,
): Promise<Result> {
  const { openDatabase } = await import("@livery/house");
  const database = await openDatabase({ root, ...databaseOption(), purpose });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}
