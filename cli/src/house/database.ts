import type { OpenDatabase } from "@livery/house";

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
): Promise<Result> {
  const { openDatabase } = await import("@livery/house");
  const database = await openDatabase({ root, ...databaseOption(), purpose });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}
