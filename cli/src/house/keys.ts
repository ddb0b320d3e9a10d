import { chmod, mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import type { Keyring, OpenDatabase } from "@livery/house";
import type { Invocation } from "../program/command-definition.ts";
import { EnvironmentError } from "../errors.ts";
import { databaseOption } from "./database.ts";

/**
 * The keys of the house's secrets (D102): the file of `--key-file`, else `LIVERY_KEY`, which is the keys themselves or the path
 * of their file. Throws EnvironmentError if the file cannot be read.
 */
async function keysOption({ option, directory }: Invocation): Promise<{ readonly keys?: string }> {
  const file = option("key-file");
  if (file !== undefined) return { keys: await readKeyFile(resolve(directory, file)) };
  const variable = process.env["LIVERY_KEY"];
  if (!variable) return {};
  const { isKeys } = await import("@livery/house");
  return { keys: isKeys(variable) ? variable : await readKeyFile(resolve(directory, variable)) };
}

/**
 * The same for a house that starts. Throws HouseError `key_missing` or `key_invalid` before anything is built, unless it is a
 * development house without keys.
 */
export async function requiredKeys(invocation: Invocation, development: boolean): Promise<{ readonly keys?: string }> {
  const given = await keysOption(invocation);
  const { requireKeys } = await import("@livery/house");
  requireKeys(given.keys, development);
  return given;
}

/**
 * The keys for `livery serve`: the given ones, else, on this machine's own database with brands of this machine alone, those of the
 * folder, as a demo has them. Throws HouseError `key_missing` or `key_invalid`.
 */
export async function servingKeys(
  invocation: Invocation,
  { root, isLocal }: { readonly root: string; readonly isLocal: boolean },
): Promise<string> {
  const { requireKeys } = await import("@livery/house");
  const given = await keysOption(invocation);
  if (given.keys === undefined && isLocal && databaseOption().databaseUrl === undefined) return demoKeys(root);
  requireKeys(given.keys, false);
  return given.keys ?? "";
}

/**
 * The keys for a command that writes secrets beside the house: those that were named, else those of the demo in this folder. Null
 * in a development house without keys. Throws HouseError `key_missing`, and `key_wrong` if they do not open what is stored.
 */
export async function keyringFor(
  invocation: Invocation,
  { db, home }: OpenDatabase,
  { lostKey = false }: { readonly lostKey?: boolean } = {},
): Promise<Keyring | null> {
  const { checkStoredSecrets, requireKeys } = await import("@livery/house");
  const { keys = await storedKeys(keyFileIn(home)) } = await keysOption(invocation);
  const { development } = await db.selectFrom("house_clock").select("development").executeTakeFirstOrThrow();
  const keyring = requireKeys(keys, development);
  if (!lostKey) await checkStoredSecrets(db, keyring);
  return keyring;
}

/** The demo's own keys, in its `.livery`; made if there are none. */
export async function demoKeys(root: string): Promise<string> {
  const file = keyFileIn(join(root, ".livery"));
  return (await storedKeys(file)) ?? addKey(file);
}

/**
 * Writes a new key before the keys of a file, or into a new one, for its owner alone; returns all keys as text. The earlier keys
 * stay, so that they open what they sealed.
 */
export async function addKey(file: string): Promise<string> {
  const { newKey, readKeys } = await import("@livery/house");
  const earlier = await storedKeys(file);
  if (earlier !== undefined) readKeys(earlier);
  const keys = `${newKey()}\n${earlier ?? ""}`;
  await mkdir(dirname(file), { recursive: true });
  const written = `${file}.new`;
  await rm(written, { force: true });
  await writeFile(written, keys, { mode: 0o600, flag: "wx" });
  // The file is whole at every moment: half a key would lock the house out.
  await rename(written, file);
  await chmod(file, 0o600);
  return keys;
}

const keyFileIn = (home: string): string => join(home, "key");

async function storedKeys(file: string): Promise<string | undefined> {
  return readFile(file, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return undefined;
    throw error;
  });
}

async function readKeyFile(file: string): Promise<string> {
  return readFile(file, "utf8").catch((error: unknown) => {
    throw new EnvironmentError(
      `The file of the keys cannot be read: ${file}.`,
      "Name a file that this user may read, with --key-file or in LIVERY_KEY; `livery house key FILE` makes one.",
      error,
    );
  });
}
