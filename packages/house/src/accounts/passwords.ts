import { argon2, randomBytes, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";

const derive = promisify(argon2);
/** 19 MiB and two passes: about 30 ms on a slow core. */
const cost = { memory: 19_456, passes: 2, parallelism: 1 } as const;

const base64 = (bytes: Buffer): string => bytes.toString("base64").replace(/=+$/, "");

/** Makes the stored form of a password. */
export type PasswordHash = (password: string) => Promise<string>;

/** Hashes a password with argon2id in the usual `$argon2id$…` form; the hash names its cost (KiB, passes). */
export async function hashPassword(
  password: string,
  { memory, passes, parallelism }: Readonly<Record<keyof typeof cost, number>> = cost,
): Promise<string> {
  const nonce = randomBytes(16);
  const message = password.normalize("NFC");
  const tag = await derive("argon2id", { memory, passes, parallelism, tagLength: 32, message, nonce });
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(nonce)}$${base64(tag)}`;
}

/**
 * Returns whether the password belongs to the hash. Without a hash (no such account) it takes the same time and returns false, so
 * that the time does not reveal which accounts exist.
 */
export async function passwordMatches(password: string, hash: string | null): Promise<boolean> {
  const stored = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/.exec(hash ?? (await nobodysHash()));
  if (!stored) throw new Error("a stored password hash is unreadable");
  const [, memory = "", passes = "", parallelism = "", nonce = "", tag = ""] = stored;
  const expected = Buffer.from(tag, "base64");
  const actual = await derive("argon2id", {
    message: password.normalize("NFC"),
    nonce: Buffer.from(nonce, "base64"),
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    tagLength: expected.length,
  });
  return timingSafeEqual(actual, expected) && hash !== null;
}

let dummy: Promise<string> | undefined;
function nobodysHash(): Promise<string> {
  return (dummy ??= hashPassword(randomBytes(16).toString("hex")));
}
