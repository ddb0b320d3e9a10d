import { createHash, randomBytes } from "node:crypto";

/** A new secret of a session, a device or a hand-off: 256 random bits, url-safe. */
export const newToken = (): string => randomBytes(32).toString("base64url");

/** What the database stores of a secret: read access to its tables does not allow a sign-in. */
export const tokenHash = (token: string): Buffer => createHash("sha256").update(token).digest();

/** The secret that a cookie has, or null for text of another form. */
export function tokenIn(cookie: string | undefined): string | null {
  return cookie !== undefined && /^[A-Za-z0-9_-]{43}$/.test(cookie) ? cookie : null;
}
