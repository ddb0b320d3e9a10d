import type { OpenDatabase } from "@livery/house";

/** `DATABASE_URL`, where somebody runs a PostgreSQL of their own. */
export function databaseOption(): { readonly databaseUrl?: string } {
  const databaseUrl = process.env["DATABASE_URL"];
  return databaseUrl ? { databaseUrl } : {};
}

/** Opens the house's database beside a running house, if there is one, and leaves it again. */
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
