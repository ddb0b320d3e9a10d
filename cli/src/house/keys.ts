import { chmod, mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import type { Keyring, OpenDatabase } from "@livery/house";
import type { Invocation } from "../program/command-definition.ts";
import { EnvironmentError } from "../errors.ts";

type KeyOption = Pick<Invocation, "option" | "directory">;

/**
 * The keys of the house's secrets (D102), by one rule for every command: those in the file of `--key-file`, else those of
 * `LIVERY_KEY`, which is the keys themselves or the path of their file, else those in the house's folder, which a demo has made.
 * Throws EnvironmentError if a file that is named cannot be read.
 */
async function findKeys({ directory, option }: KeyOption, home: string): Promise<string | undefined> {
  const file = option("key-file");
  if (file !== undefined) return readKeyFile(resolve(directory, file));
  const variable = process.env["LIVERY_KEY"];
  if (!variable) return storedKeys(keyFileIn(home));
  const { isKeys } = await import("@livery/house");
  return isKeys(variable) ? variable : readKeyFile(resolve(directory, variable));
}

/**
 * The keys for a house that starts. Throws HouseError `key_missing` or `key_invalid` before anything is built, unless it is a
 * development house without keys.
 */
export async function requiredKeys(
  invocation: KeyOption,
  { root, development = false }: { readonly root: string; readonly development?: boolean },
): Promise<{ readonly keys?: string }> {
  const keys = await findKeys(invocation, homeOf(root));
  const { requireKeys } = await import("@livery/house");
  requireKeys(keys, development);
  return keys === undefined ? {} : { keys };
}

/** The keys for a demo, made in its folder if there are none. Throws HouseError `key_invalid`. */
export async function demoKeys(invocation: KeyOption, root: string): Promise<string> {
  const keys = await findKeys(invocation, homeOf(root));
  if (keys === undefined) return folderKeys(root);
  const { requireKeys } = await import("@livery/house");
  requireKeys(keys, false);
  return keys;
}

/** The keys in a house's folder; made if there are none. */
export async function folderKeys(root: string): Promise<string> {
  const file = keyFileIn(homeOf(root));
  return (await storedKeys(file)) ?? addKey(file);
}

/**
 * The keys for a command that writes secrets beside the house. Null in a development house without keys. Throws HouseError
 * `key_missing`, and `key_wrong` if they do not open what is stored.
 */
export async function keyringFor(
  invocation: KeyOption,
  { db, home }: OpenDatabase,
  { lostKey = false }: { readonly lostKey?: boolean } = {},
): Promise<Keyring | null> {
  const { checkStoredSecrets, requireKeys } = await import("@livery/house");
  const { development } = await db.selectFrom("house_clock").select("development").executeTakeFirstOrThrow();
  const keyring = requireKeys(await findKeys(invocation, home), development);
  if (!lostKey) await checkStoredSecrets(db, keyring);
  return keyring;
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

const homeOf = (root: string): string => join(root, ".livery");
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
