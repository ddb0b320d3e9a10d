import { HouseError } from "../../errors.ts";
import type { Log } from "../../log.ts";

/** The address of a house that listens on a host and a port. */
export function urlOf(host: string, port: number): string {
  return `http://${host.includes(":") ? `[${host}]` : host}:${port}`;
}

/**
 * Where the other nodes find this one: as it was told, or where it listens. Says so where nodes of other machines do not reach it.
 * Throws HouseError `node_url` where nobody could find it.
 */
export function nodeUrl(given: string | undefined, listens: string, log: Log): string {
  const url = given ?? listens;
  const host = new URL(url).hostname;
  if (host === "0.0.0.0" || host === "[::]")
    throw new HouseError(
      "node_url",
      `No other node finds this one at ${url}.`,
      "Name the address of this machine that the others reach: --node http://10.0.0.5:4300.",
    );
  if (host === "localhost" || host === "[::1]" || host.startsWith("127."))
    log.warn(
      { url },
      "only nodes of this machine reach this one: for others name an address of this machine that they reach, --node http://10.0.0.5:4300",
    );
  return url;
}
