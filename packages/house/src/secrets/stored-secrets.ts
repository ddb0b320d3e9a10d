import { type Kysely, sql } from "kysely";
import type { Schema } from "../db/schema.ts";
import { HouseError } from "../errors.ts";
import type { Log } from "../log.ts";
import { keyIdIn, type Keyring, readKeys, SealBroken, type SecretPlace } from "./keyring.ts";

/**
 * Every column with a secret that the server must read again: its table, the row's key, the plain column and the sealed one. All
 * other secrets of the database are stored as hashes.
 */
const columns = [{ table: "staff", key: "staff_id", plain: "totp_secret", sealed: "totp_sealed" }] as const;
type Column = (typeof columns)[number];

/** One of the two is null. */
interface StoredSecret {
  readonly row: number;
  readonly plain: Buffer | null;
  readonly sealed: Buffer | null;
}

/** The place of an account's second factor. */
export const totpPlace = (staffId: number): SecretPlace => ({ column: "staff.totp_secret", row: staffId });

/** Reads the keys. Throws HouseError `key_invalid`, and `key_missing` if there are none, unless this is a development server. */
export function requireKeys(keys: string | undefined, development: boolean): Keyring | null {
  if (keys !== undefined) return readKeys(keys);
  if (development) return null;
  throw keyMissing("A house that takes real bets needs a key for the secrets in its database.");
}

/** Throws HouseError `key_missing` or `key_wrong` if a stored secret is sealed with a key that is not at hand. */
export async function checkStoredSecrets(db: Kysely<Schema>, keys: Keyring | null): Promise<void> {
  for (const column of columns) requireKeysOf(await readSecrets(db, column), keys);
}

/**
 * Checks at the start that the keys open what is sealed, and seals what is plain or sealed with another key than the first.
 * Throws as `checkStoredSecrets`. A single value that was changed or moved is logged and stays: its owner cannot sign in.
 */
export async function sealStoredSecrets(db: Kysely<Schema>, keys: Keyring | null, log: Log): Promise<void> {
  for (const column of columns) {
    const rows = await readSecrets(db, column);
    requireKeysOf(rows, keys);
    if (keys === null) continue;
    for (const stored of rows) {
      const place = { column: `${column.table}.${column.plain}`, row: stored.row };
      const secret = readSecret(keys, stored, place, log);
      if (secret === null || (stored.sealed && keyIdIn(stored.sealed)?.equals(keys.sealsWith))) continue;
      await replaceSecret(db, column, stored, keys.seal(secret, place));
    }
  }
}

/** A stored secret in plain; null, with a line in the log, if it does not open. */
export function readSecret(
  keys: Keyring | null,
  { plain, sealed }: Pick<StoredSecret, "plain" | "sealed">,
  place: SecretPlace,
  log: Log,
): Buffer | null {
  if (sealed === null) return plain;
  try {
    if (keys === null) throw new SealBroken("this house has no key");
    return keys.open(sealed, place);
  } catch (error) {
    if (!(error instanceof SealBroken)) throw error;
    log.error({ err: error, ...place }, "a sealed secret does not open: its owner needs a new one");
    return null;
  }
}

/** The ids of the keys that sealed what is stored, in hexadecimal digits. */
export async function storedKeyIds(db: Kysely<Schema>): Promise<readonly string[]> {
  const rows = await Promise.all(columns.map((column) => readSecrets(db, column)));
  const ids = rows.flat().flatMap(({ sealed }) => (sealed && keyIdIn(sealed)?.toString("hex")) ?? []);
  return [...new Set(ids)].toSorted();
}

async function readSecrets(db: Kysely<Schema>, column: Column): Promise<readonly StoredSecret[]> {
  const { rows } = await sql<StoredSecret>`
    select ${sql.ref(column.key)} as row, ${sql.ref(column.plain)} as plain, ${sql.ref(column.sealed)} as sealed
    from ${sql.table(column.table)}`.execute(db);
  return rows;
}

/** Only what was read: a reset at the same time has stored a newer secret. */
async function replaceSecret(db: Kysely<Schema>, column: Column, old: StoredSecret, sealed: Buffer): Promise<void> {
  await sql`
    update ${sql.table(column.table)} set ${sql.ref(column.plain)} = null, ${sql.ref(column.sealed)} = ${sealed}
    where ${sql.ref(column.key)} = ${old.row} and ${sql.ref(column.plain)} is not distinct from ${old.plain}::bytea
      and ${sql.ref(column.sealed)} is not distinct from ${old.sealed}::bytea`.execute(db);
}

function requireKeysOf(rows: readonly StoredSecret[], keys: Keyring | null): void {
  const ids = rows.flatMap(({ sealed }) => (sealed && keyIdIn(sealed)) ?? []);
  if (keys === null && ids.length > 0)
    throw keyMissing("The secrets in this database are sealed, and no key was given.");
  const unknown = ids.find((id) => keys?.has(id) === false);
  if (unknown !== undefined)
    throw new HouseError(
      "key_wrong",
      `The secrets in this database are sealed with key ${unknown.toString("hex")}, which is not among the keys that were given.`,
      "Name the key that this house had before, with --key-file or in LIVERY_KEY. If it is lost, `livery house staff reset NAME --lost-key` gives each account of the panel a new second factor.",
    );
}

function keyMissing(message: string): HouseError {
  return new HouseError(
    "key_missing",
    message,
    "Make one with `livery house key livery.key`, store a copy apart from the backups of the database, and name it with --key-file or in LIVERY_KEY.",
  );
}
