import { randomBytes } from "node:crypto";
import type { IncomingMessage } from "node:http";
import type { FastifyInstance } from "fastify";
import { runInRequest } from "../request-context.ts";
import type { Tracing } from "../tracing/tracing.ts";
import { proxyTrust } from "./client-address.ts";
import { onceAnswered } from "./once-answered.ts";

/** What a proxy may name a request by: it goes into headers, log lines and the ledger, whose column has 64 characters. */
const form = /^[\w.:=+/-]{1,64}$/u;
/** W3C Trace Context, version 00: trace, parent and flags. */
const traceForm = /^00-([0-9a-f]{32})-[0-9a-f]{16}-[0-9a-f]{2}$/u;

/** What a request brings from the proxy in front of the server. */
export interface RequestOrigin {
  /** The request's id: the one in `x-request-id`, or a new one. */
  idOf(request: IncomingMessage): string;
  /** The valid header `traceparent`, or null. */
  traceparentOf(request: IncomingMessage): string | null;
}

/**
 * Believes `x-request-id` and `traceparent` of a trusted proxy alone (D75): with another's a visitor could give his request the id
 * of somebody else's.
 */
export function requestOrigin(trustProxy: boolean | string): RequestOrigin {
  const isTrusted = proxyTrust(trustProxy);
  const header = (request: IncomingMessage, name: string): string | null => {
    const value = request.headers[name];
    return typeof value === "string" && isTrusted(request.socket.remoteAddress ?? "", 0) ? value : null;
  };
  return {
    idOf: (request) => {
      const given = header(request, "x-request-id");
      return given !== null && form.test(given) ? given : randomBytes(9).toString("base64url");
    },
    traceparentOf: (request) => {
      const given = header(request, "traceparent");
      return given !== null && traceForm.test(given) ? given : null;
    },
  };
}

/**
 * Answers each request's id as `x-request-id`, and lets all code that works for the request know it. The log names the trace of a request
 * that belongs to one.
 */
export function registerRequestIds(app: FastifyInstance, origin: RequestOrigin, tracing: Tracing | null): void {
  app.addHook("onRequest", (request, reply, done) => {
    void reply.header("x-request-id", request.id);
    const traceparent = origin.traceparentOf(request.raw);
    const trace = tracing?.begin(traceparent, request.id);
    if (trace !== undefined) {
      const { config, url: route } = request.routeOptions;
      const { call } = config as { call?: string };
      onceAnswered(reply, (status) => trace.end({ method: request.method, route, call, status }));
    }
    const traceId = trace?.traceId ?? (traceparent === null ? undefined : traceForm.exec(traceparent)?.[1]);
    if (traceId !== undefined) request.log = reply.log = request.log.child({ traceId });
    // Fastify goes on in this context also after it has read the body.
    runInRequest({ id: request.id, startSpan: trace?.startSpan }, done);
  });
}
