import { Kysely, PostgresDialect } from "kysely";
import type pg from "pg";
import { createPool } from "../db/pool.ts";
import type { Schema } from "../db/schema.ts";
import { HouseError } from "../errors.ts";
import { auditLedger } from "../ledger/audit.ts";
import { findDifferences } from "./figures.ts";
import type { BackupManifest } from "./manifest.ts";

const named = 5;

/** Opens a database as the owner of its tables, for checks that take their time. */
export async function asOwner<Result>(
  connection: pg.ClientConfig,
  work: (db: Kysely<Schema>) => Promise<Result>,
): Promise<Result> {
  const pool = createPool(connection, { name: "livery restore", size: 1, statementTimeoutMs: 0 });
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
}

/** Compares a database with what its backup noted. Throws HouseError `database_differs`. */
export async function requireFigures(db: Kysely<Schema>, manifest: BackupManifest, next: string): Promise<void> {
  const found = await findDifferences(db, manifest, { exact: manifest.kind === "dump" });
  if (found.length > 0) throw differs("The restored database is not the one that was backed up", found, next);
}

/** Checks the whole ledger: sums, balances and every hash of the chain. Throws HouseError `database_differs`. */
export async function requireBooks(db: Kysely<Schema>, next: string): Promise<void> {
  const { clean, breaches, currencies } = await auditLedger(db);
  if (clean) return;
  const sums = currencies.filter(({ sum }) => sum !== 0n).map(({ currency, sum }) => `${currency} sums to ${sum}`);
  const found = breaches.map(({ tenant, rule, what }) => `${tenant}, ${rule}: ${what}`);
  throw differs("The books do not hold", [...sums, ...found], next);
}

export function differs(message: string, found: readonly string[], next: string): HouseError {
  const rest = found.length > named ? `; and ${found.length - named} more` : "";
  return new HouseError("database_differs", `${message}: ${found.slice(0, named).join("; ")}${rest}.`, next);
}
