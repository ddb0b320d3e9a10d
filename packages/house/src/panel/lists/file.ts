import type { Kysely } from "kysely";
import type { Schema } from "../../db/schema.ts";

/** How many decimals each currency has (D38). */
export async function digitsOf(db: Kysely<Schema>): Promise<(currency: string) => number> {
  const rows = await db.selectFrom("currency").select(["code", "digits"]).execute();
  const digits = new Map(rows.map((row) => [row.code, row.digits]));
  return (currency) => digits.get(currency) ?? 0;
}

/** A file of a list as the browser keeps it: `users-2026-11-20.csv`. */
export function fileName(list: string): string {
  return `${list}-${new Date().toISOString().slice(0, 10)}.csv`;
}
