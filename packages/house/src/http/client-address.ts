import type { IncomingMessage } from "node:http";
import { all, compile } from "@fastify/proxy-addr";

/** Returns the client's address, which rate limits use. */
export type ClientAddress = (request: IncomingMessage) => string;

/** Whether an address, so many hops away, is a trusted proxy's, by the rule of fastify's option `trustProxy`. */
export function proxyTrust(trustProxy: boolean | string): (address: string, hop: number) => boolean {
  if (typeof trustProxy === "boolean") return () => trustProxy;
  return trustProxy === "" ? () => false : compile(trustProxy.split(",").map((each) => each.trim()));
}

/**
 * The equivalent of fastify's `request.ip` under its option `trustProxy`, for requests outside its routes: the last address of
 * X-Forwarded-For that is no trusted proxy's; the connection's own if the peer is no trusted proxy.
 */
export function clientAddress(trustProxy: boolean | string): ClientAddress {
  if (trustProxy === false || trustProxy === "") return ({ socket }) => socket.remoteAddress ?? "";
  const isTrusted = proxyTrust(trustProxy);
  return (request) => all(request, isTrusted).at(-1) ?? "";
}
