import { isIP } from "node:net";
import { UsageError } from "../errors.ts";
import type { Invocation } from "../program/command-definition.ts";

const bitsOf: Readonly<Record<number, number>> = { 4: 32, 6: 128 };

/**
 * The proxies whose forwarded addresses the server believes (D75), as `startHouse` takes them; empty without `--trust-proxy`.
 * Throws UsageError for text that is no address or network, and for a network of all addresses: every visitor could choose theirs.
 */
export function trustedProxies({ option }: Pick<Invocation, "option">): { readonly trustProxy?: string } {
  const given = option("trust-proxy");
  if (given === undefined) return {};
  const networks = given.split(/[\n,]/u).map((network) => network.trim());
  for (const network of networks) checkNetwork(network);
  return { trustProxy: networks.join(",") };
}

function checkNetwork(network: string): void {
  const [address = "", bits, ...others] = network.split("/");
  const most = bitsOf[isIP(address)];
  const isNetwork = bits === undefined || (/^\d{1,3}$/u.test(bits) && Number(bits) <= (most ?? 0));
  if (most === undefined || others.length > 0 || !isNetwork)
    throw new UsageError(
      `"${network}" is no address and no network.`,
      "Name the proxies in front of this server: --trust-proxy 127.0.0.1,10.0.0.0/8,fd00::/8.",
    );
  if (Number(bits) === 0)
    throw new UsageError(
      `${network} trusts every address: each visitor could choose the address that is counted.`,
      "Name the proxies alone: --trust-proxy 127.0.0.1,10.0.0.0/8.",
    );
}
