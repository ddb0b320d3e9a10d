import { HouseError } from "../../errors.ts";
import type { Log } from "../../log.ts";

/** The address of a server that listens on a host and a port. */
export function urlOf(host: string, port: number): string {
  return `http://${host.includes(":") ? `[${host}]` : host}:${port}`;
}

/**
 * The address at which other nodes find this one: the given one, or where it listens. Warns if nodes of other machines cannot
 * reach it. Throws HouseError `node_url` if no node could.
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
