import { domainToASCII } from "node:url";
import { SetupRefusal, type SetupRefusalCode } from "./refusal.ts";

/** The name of a tenant, a site or a token, as the database has it. Throws SetupRefusal. */
export function requireName(
  name: string,
  of: "a tenant" | "a site" | "an access token",
  code: SetupRefusalCode = "name_invalid",
): string {
  if (/^[a-z0-9][a-z0-9-]{0,63}$/u.test(name)) return name;
  throw new SetupRefusal(
    code,
    `"${name}" is no name for ${of}.`,
    "A name has 1 to 64 lower-case Latin letters, digits and hyphens, and begins with a letter or digit.",
  );
}

const label = "[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?";
/** The last label of a host name is no number: that would be an address. */
const hostPattern = new RegExp(`^(?=.{1,253}$)(?:${label}\\.)*(?![0-9]+$)${label}$`, "u");

/** Host names in lower case, those of other scripts as the browser sends them, each once. Throws SetupRefusal. */
export function hostNames(given: readonly string[]): readonly string[] {
  return [...new Set(given.map(hostName))];
}

function hostName(given: string): string {
  const written = given.trim().replace(/\.$/u, "");
  // What follows a host name in an address would be cut off in silence.
  const host = /[\s/:@?#\\%]/u.test(written) ? "" : domainToASCII(written);
  if (hostPattern.test(host)) return host;
  throw new SetupRefusal(
    "host_invalid",
    `"${given}" is no host name.`,
    "Give the name alone, as in bets.example: without scheme, port and path. An address of numbers is none.",
  );
}
