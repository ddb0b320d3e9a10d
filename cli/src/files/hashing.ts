import { createHash } from "node:crypto";

/** The SHA-256 of a content in hexadecimal digits, as `sha256sum` prints it. */
export function sha256(content: string | Uint8Array): string {
  return createHash("sha256").update(content).digest("hex");
}

/** Ten characters that identify a content; part of a file's name, so that the file can be cached for ever. */
export function contentName(content: string | Uint8Array): string {
  return createHash("sha256").update(content).digest("base64url").replace(/[-_]/g, "0").slice(0, 10);
}

/** The CSP source of an inline element's text. */
export function cspHash(text: string): string {
  return `sha256-${createHash("sha256").update(text).digest("base64")}`;
}
