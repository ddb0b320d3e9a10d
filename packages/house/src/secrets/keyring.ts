import { createCipheriv, createDecipheriv, createHash, randomBytes } from "node:crypto";
import { HouseError } from "../errors.ts";

/** Where a sealed value is stored. It opens there alone: moved to another row, column or table it is worthless. */
export interface SecretPlace {
  /** `table.column`. */
  readonly column: string;
  /** The row's primary key. */
  readonly row: number | bigint;
}

/** The keys of a server's secrets at rest (D102). The first one seals; all of them open. */
export interface Keyring {
  /** The id of the key that seals: 8 bytes. */
  readonly sealsWith: Buffer;
  /** AES-256-GCM: format (1 byte), key id (8), nonce (12), ciphertext, tag (16). */
  seal(secret: Buffer, place: SecretPlace): Buffer;
  /** Throws SealBroken if the value was changed or belongs to another place, or if no key of the ring has its id. */
  open(sealed: Buffer, place: SecretPlace): Buffer;
  has(keyId: Buffer): boolean;
}

/** A sealed value that does not open. */
export class SealBroken extends Error {
  override readonly name = "SealBroken";
}

const format = 1;
const idBytes = 8;
const nonceBytes = 12;
const tagBytes = 16;
const ciphertextFrom = 1 + idBytes + nonceBytes;

/** The prefix tells a key from the path of a file, and scanners for leaked secrets can search for it. */
const keyForm = /^livery-key-([A-Za-z0-9_-]{43})$/u;
/** A key with a typing error is meant as one: taken for the path of a file it would be shown. */
const keyLike = /^["']?livery-key-[\w-]{20,}/u;

/** A new key as text: 256 random bits. */
export function newKey(): string {
  return `livery-key-${randomBytes(32).toString("base64url")}`;
}

/** Whether a text is keys rather than the path of their file. */
export function isKeys(text: string): boolean {
  return keyLike.test(text.trim());
}

/** Reads keys: one a line, or separated by commas or blanks; `#` begins a comment. Throws HouseError `key_invalid`. */
export function readKeys(text: string): Keyring {
  const entries = text
    .split("\n")
    .flatMap((line) => line.replace(/#.*$/u, "").split(/[\s,]+/u))
    .filter((entry) => entry !== "");
  const keys = entries.map((entry, at) => {
    const key = Buffer.from(keyForm.exec(entry)?.[1] ?? "", "base64url");
    // The entry itself is not shown: it may be a key with a typing error.
    if (key.length !== 32) throw keyInvalid(`Entry ${at + 1} of the keys is no key.`);
    return { id: keyIdOf(key), key };
  });
  const [first] = keys;
  if (first === undefined) throw keyInvalid("There is no key in the file or variable of the keys.");
  const byId = new Map(keys.map(({ id, key }) => [id.toString("hex"), key]));
  return {
    sealsWith: first.id,
    has: (keyId) => byId.has(keyId.toString("hex")),
    seal: (secret, place) => {
      const nonce = randomBytes(nonceBytes);
      const head = Buffer.concat([Buffer.of(format), first.id, nonce]);
      const cipher = createCipheriv("aes-256-gcm", first.key, nonce).setAAD(boundTo(head, place));
      return Buffer.concat([head, cipher.update(secret), cipher.final(), cipher.getAuthTag()]);
    },
    open: (sealed, place) => {
      const keyId = keyIdIn(sealed)?.toString("hex");
      const key = byId.get(keyId ?? "");
      if (key === undefined) throw new SealBroken(`no key of this house has the id ${keyId ?? "(none)"}`);
      const head = sealed.subarray(0, ciphertextFrom);
      const decipher = createDecipheriv("aes-256-gcm", key, head.subarray(1 + idBytes), { authTagLength: tagBytes })
        .setAAD(boundTo(head, place))
        .setAuthTag(sealed.subarray(-tagBytes));
      try {
        return Buffer.concat([decipher.update(sealed.subarray(ciphertextFrom, -tagBytes)), decipher.final()]);
      } catch (error) {
        throw new SealBroken(`the value of ${place.column}, row ${place.row}, was changed or moved`, { cause: error });
      }
    },
  };
}

/** The id of the key that sealed a value; null if it is no sealed value. */
export function keyIdIn(sealed: Buffer): Buffer | null {
  const isSealed = sealed[0] === format && sealed.length >= ciphertextFrom + tagBytes;
  return isSealed ? sealed.subarray(1, 1 + idBytes) : null;
}

/** A key's id is derived from it, so that nobody has to name keys and no two have the same name. */
function keyIdOf(key: Buffer): Buffer {
  return createHash("sha256").update("livery key id\0").update(key).digest().subarray(0, idBytes);
}

function boundTo(head: Buffer, { column, row }: SecretPlace): Buffer {
  return Buffer.concat([head, Buffer.from(`${column}\0${row}`)]);
}

function keyInvalid(message: string): HouseError {
  return new HouseError(
    "key_invalid",
    message,
    "A key is livery-key- and 43 characters, one a line: `livery house key FILE` makes one.",
  );
}
