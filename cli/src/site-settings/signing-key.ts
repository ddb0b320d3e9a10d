import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject, sign } from "node:crypto";
import { open, readFile } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import { isSigned, signedBytes, type SignedSettings } from "@livery/contract/signed-settings";
import { CliError, EnvironmentError, exitCodes, UsageError } from "../errors.ts";
import { makeFolder } from "../files/make-folder.ts";
import type { Invocation } from "../program/command-definition.ts";

/** The private key of a brand's settings (D104), on the machine of whoever may change them. */
export interface SigningKey {
  /** As the skin names it. */
  readonly publicKey: string;
  sign(settings: SignedSettings): string;
  /** Whether a signature is one of these settings by this key. */
  hasSigned(settings: SignedSettings, signature: string | undefined): Promise<boolean>;
}

const prefix = "livery-signing-key-";
const form = /^livery-signing-key-([A-Za-z0-9_-]{43})$/u;
/** Before the 32 bytes of a private key of Ed25519 in PKCS #8 (RFC 8410). */
const pkcs8 = Buffer.from("302e020100300506032b657004220420", "hex");
/** The variable that has the key itself, for a machine without a disk to keep it on. */
const variable = "LIVERY_SIGNING_KEY";

/**
 * The key with which a command signs what it stores: that in the file of `--sign-key`, else the one that `LIVERY_SIGNING_KEY` has; undefined
 * without either. Throws CliError; no error has the key.
 */
export async function signingKey({
  directory,
  option,
}: Pick<Invocation, "directory" | "option">): Promise<SigningKey | undefined> {
  const file = option("sign-key");
  if (file === undefined) {
    const text = process.env[variable];
    return text ? readKey(text, variable) : undefined;
  }
  if (file.startsWith(prefix))
    throw new UsageError(
      "--sign-key takes the file of a key: others can read a command line.",
      `Name its file, or put the key into ${variable}.`,
    );
  const path = resolve(directory, file);
  const text = await readFile(path, "utf8").catch((error: unknown) => {
    throw new EnvironmentError(
      `The file of the signing key cannot be read: ${path}.`,
      "Name a file that this user may read; `livery house settings signing-key FILE` makes one.",
      error,
    );
  });
  return readKey(text, path);
}

function readKey(text: string, where: string): SigningKey {
  const [, seed] = form.exec(text.trim()) ?? [];
  if (seed === undefined)
    throw new CliError(
      `What ${where} has is no signing key.`,
      "`livery house settings signing-key FILE` makes one: it begins with livery-signing-key-.",
      exitCodes.environment,
      undefined,
      "key_invalid",
    );
  const key = createPrivateKey({
    key: Buffer.concat([pkcs8, Buffer.from(seed, "base64url")]),
    format: "der",
    type: "pkcs8",
  });
  const publicKey = publicText(key);
  return {
    publicKey,
    sign: (settings) => sign(null, signedBytes(settings), key).toString("base64url"),
    hasSigned: async (settings, signature) => isSigned(settings, signature, publicKey),
  };
}

const publicText = (key: KeyObject): string => `ed25519-${createPublicKey(key).export({ format: "jwk" }).x ?? ""}`;

/** Writes a new private key into a file for its owner alone, and returns the public one. Throws CliError if there is such a file. */
export async function makeSigningKey(path: string): Promise<string> {
  const { privateKey } = generateKeyPairSync("ed25519");
  await makeFolder(dirname(path));
  const file = await open(path, "wx", 0o600).catch((error: NodeJS.ErrnoException) => {
    throw error.code === "EEXIST"
      ? new CliError(`There is a file ${path} already.`, "Name another one: a key that is lost cannot be made again.")
      : error;
  });
  try {
    await file.writeFile(`${prefix}${privateKey.export({ format: "jwk" }).d ?? ""}\n`);
    await file.sync();
  } finally {
    await file.close();
  }
  return publicText(privateKey);
}
