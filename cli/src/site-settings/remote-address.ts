import { isLocalHost } from "@livery/skin";
import { CliError, exitCodes, UsageError } from "../errors.ts";
import { isLoopback } from "../house/loopback.ts";

/** The variable of the secret. No option takes it: other users of the machine can read a command line. */
export const tokenVariable = "LIVERY_TOKEN";

/**
 * The address of a house, as it was typed. Throws UsageError for one that is no address, has more than scheme, host and port, or would send the
 * token in the clear: without TLS only this machine is reached.
 */
export function remoteAddress(typed: string): URL {
  const example = "Give --house the address of the operator's panel, such as https://panel.northwind.example.";
  const address = URL.parse(typed);
  if (address === null || !/^https?:$/u.test(address.protocol))
    throw new UsageError(`"${withoutPassword(typed)}" is no address of a house.`, example);
  if (address.username !== "" || address.password !== "")
    throw new UsageError(
      "The address of a house has no name and no password.",
      `Put the secret of an access token into ${tokenVariable}.`,
    );
  if (address.pathname !== "/" || address.search !== "" || address.hash !== "")
    throw new UsageError(`${address.origin} has something behind it that no address of a house has.`, example);
  const host = address.hostname.replace(/^\[(.*)\]$/u, "$1");
  if (address.protocol === "http:" && !isLoopback(host) && !isLocalHost(host))
    throw new UsageError(
      `${address.origin} is not encrypted: whoever is on the way could read the access token and change the settings.`,
      `Give --house the address with https://. Without TLS only this machine is reached (127.0.0.1, *.localhost).`,
    );
  return address;
}

const withoutPassword = (typed: string): string => typed.replace(/\/\/[^/]*@/u, "//…@").slice(0, 200);

/** The secret of `LIVERY_TOKEN`; no error has it. Throws CliError `token_missing` if there is none or it has another form. */
export function accessToken(): string {
  const secret = process.env[tokenVariable]?.trim() ?? "";
  if (/^livery_[A-Za-z0-9_-]{43}$/u.test(secret)) return secret;
  throw new CliError(
    secret === "" ? `${tokenVariable} is not set.` : `What ${tokenVariable} has is no access token.`,
    "Put the secret that `livery house token add` showed into it: it begins with livery_.",
    exitCodes.usage,
    undefined,
    "token_missing",
  );
}
