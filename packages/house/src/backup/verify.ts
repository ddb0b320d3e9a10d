import type { Kysely } from "kysely";
import type { Schema } from "../db/schema.ts";
import { HouseError } from "../errors.ts";
import { auditLedger } from "../ledger/audit.ts";
import { findDifferences } from "./figures.ts";
import type { BackupManifest } from "./manifest.ts";

const named = 5;

/** The connection of a restore's checks (`asOwner`). */
export const restoreOwner = { name: "livery restore" } as const;

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
