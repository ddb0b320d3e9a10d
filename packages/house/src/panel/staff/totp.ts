import { createHmac, randomBytes } from "node:crypto";

/** RFC 6238 as every authenticator app has it: SHA-1, steps of 30 seconds, 6 digits. */
const stepSeconds = 30;
const digits = 6;
const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/** A new secret: 160 random bits. */
export function newTotpSecret(): Buffer {
  return randomBytes(20);
}

/** The code of a step: HOTP (RFC 4226) with the step as its counter. */
export function totpCode(secret: Buffer, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac("sha1", secret).update(counter).digest();
  const offset = (mac.at(-1) ?? 0) & 0x0f;
  return String((mac.readUInt32BE(offset) & 0x7fff_ffff) % 10 ** digits).padStart(digits, "0");
}

/** The step of an instant in milliseconds since the epoch. */
export function totpStep(at: number): number {
  return Math.floor(at / 1000 / stepSeconds);
}

/** The code that an authenticator app shows at an instant. */
export function currentCode(secret: Buffer, at: number): string {
  return totpCode(secret, totpStep(at));
}

/** The step whose code this is, of the present one and its neighbours (a clock may be off by half a minute); else null. */
export function matchingStep(secret: Buffer, code: string, at: number): number | null {
  const now = totpStep(at);
  return [now, now - 1, now + 1].find((step) => step >= 0 && totpCode(secret, step) === code) ?? null;
}

/** The address that an authenticator app reads, mostly from a QR code. */
export function otpauthAddress(secret: Buffer, account: string, issuer: string): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`;
  return `otpauth://totp/${label}?secret=${base32(secret)}&issuer=${encodeURIComponent(issuer)}`;
}

/** RFC 4648, without padding, as authenticator apps take it. */
export function base32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, "0")).join("");
  return (bits.match(/.{1,5}/g) ?? []).map((five) => alphabet[Number.parseInt(five.padEnd(5, "0"), 2)]).join("");
}
