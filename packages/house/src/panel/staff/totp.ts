import { randomBytes } from "node:crypto";
import { generateSync, generateURI, ScureBase32Plugin, verifySync } from "otplib";

/** Seconds of a step. The rest is otplib's default, which every authenticator app supports: SHA-1, 6 digits (RFC 6238). */
const period = 30;
const base32 = new ScureBase32Plugin();

/** A new secret: 160 random bits. */
export function newTotpSecret(): Buffer {
  return randomBytes(20);
}

/** The code of a step. */
export function totpCode(secret: Buffer, step: number): string {
  return generateSync({ secret, epoch: step * period, period });
}

/** The step of an instant in milliseconds since the epoch. */
export function totpStep(at: number): number {
  return Math.floor(at / 1000 / period);
}

/** The code that an authenticator app shows at an instant. */
export function currentCode(secret: Buffer, at: number): string {
  return totpCode(secret, totpStep(at));
}

/** The step of this code, among the current one and its neighbours (a clock may be off by half a minute); else null. */
export function matchingStep(secret: Buffer, code: string, at: number): number | null {
  if (!/^\d{6}$/u.test(code)) return null;
  const result = verifySync({ secret, token: code, epoch: Math.floor(at / 1000), epochTolerance: period, period });
  return result.valid && "timeStep" in result ? result.timeStep : null;
}

/** The address that an authenticator app reads, usually from a QR code. */
export function otpauthAddress(secret: Buffer, account: string, issuer: string): string {
  return generateURI({ issuer, label: account, secret: base32.encode(secret), period });
}
