import type { IncomingMessage } from "node:http";
import { all, compile } from "@fastify/proxy-addr";

/** Whose request it is: the address that limits count. */
export type ClientAddress = (request: IncomingMessage) => string;

/**
 * What fastify has as `request.ip` under its option `trustProxy`, of a request that no route answers: the last address of
 * X-Forwarded-For that no trusted proxy has; the connection's own where the proxy is none of those.
 */
export function clientAddress(trustProxy: boolean | string): ClientAddress {
  if (trustProxy === false || trustProxy === "") return ({ socket }) => socket.remoteAddress ?? "";
  const isTrusted = trustProxy === true ? () => true : compile(trustProxy.split(",").map((each) => each.trim()));
  return (request) => all(request, isTrusted).at(-1) ?? "";
}
