import type { JsonValue, SettingsDocument } from "../model/site.ts";

/** What a signature of settings is for: these settings, of this site, as this version. */
export interface SignedSettings {
  /** The host that the brand's skin names as `domains.site`, in lower case. */
  readonly domain: string;
  readonly version: number | bigint;
  readonly document: SettingsDocument;
}

/** A public key as a skin names it: the 32 bytes of Ed25519 (RFC 8032) in base64url. */
export const settingsKeyPattern = /^ed25519-[A-Za-z0-9_-]{43}$/;
/** A signature of Ed25519: 64 bytes in base64url. */
export const settingsSignaturePattern = /^[A-Za-z0-9_-]{86}$/;

/**
 * The bytes that are signed: a line each for the purpose, the domain and the version, then the document as JSON without blanks, its names in the
 * order of their UTF-16 units (RFC 8785). So it does not matter how a database or a service writes the document.
 */
export function signedBytes({ document, domain, version }: SignedSettings): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(`livery-settings-1\n${domain}\n${version}\n${canonicalJson(document)}`);
}

function canonicalJson(value: JsonValue): string {
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join()}]`;
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return `{${entries.map(([name, each]) => `${JSON.stringify(name)}:${canonicalJson(each)}`).join()}}`;
}

/**
 * Whether a signature is one of these settings by the private key of a skin's public key (D104). False too where this browser has no Ed25519, so that
 * unverified settings are never taken.
 */
export async function isSigned(settings: SignedSettings, signature: unknown, key: string): Promise<boolean> {
  if (typeof signature !== "string" || !settingsSignaturePattern.test(signature) || !settingsKeyPattern.test(key))
    return false;
  try {
    const { subtle } = globalThis.crypto;
    const raw = bytesOf(key.slice("ed25519-".length));
    const publicKey = await subtle.importKey("raw", raw, "Ed25519", false, ["verify"]);
    return await subtle.verify("Ed25519", publicKey, bytesOf(signature), signedBytes(settings));
  } catch {
    return false;
  }
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}
