import { createHash } from "node:crypto";
import {
  type Call,
  calls,
  type CallKey,
  CallError,
  decodePayload,
  encodeResult,
  type PayloadOut,
} from "@livery/contract";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { CallContext, CallSession, Handler, Handlers, House } from "../context.ts";
import { defaultLanguage } from "../accounts/sites.ts";
import { consume } from "../rate-limits.ts";
import { admitToSite } from "../http/admit.ts";
import { cookieJar } from "../http/cookies.ts";
import { EncodedAnswer } from "../encoded-answer.ts";
import { idempotencyKey } from "../http/idempotency-key.ts";
import { checkClaims, identify } from "../http/identity.ts";
import { siteOf, siteOfHost } from "../http/site-of.ts";

const jsonType = "application/json; charset=utf-8";

/** Registers a route for every row of the contract; those without a handler return 501. */
export function registerCalls(app: FastifyInstance, house: House, handlers: Handlers): void {
  for (const [key, row] of Object.entries(calls) as [CallKey, Call][]) {
    const handler = handlers[key];
    app.route({
      method: row.method,
      url: row.path.replaceAll(/\{(\w+)\}/g, ":$1"),
      config: { call: key },
      onRequest: async (request) => admit(house, row, request),
      handler: async (request, reply) => {
        if (!handler) throw new CallError("not_served", { params: { key } });
        return answer(house, row, handler, request, reply);
      },
    });
  }
}

/** The checks before the body is read. */
async function admit(house: House, row: Call, request: FastifyRequest): Promise<void> {
  // The settings service answers for any domain of this server (§7), also during maintenance; its callers do not know a key yet.
  if (row.key === "settings") await consume(house.buckets.address, request.ip);
  else await admitToSite(house, request);
}

async function answer(
  house: House,
  row: Call,
  handler: Handler<CallKey>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  const { payload, envelope } = decodePayload(row, received(row, request));
  const site =
    row.key === "settings"
      ? await siteOfHost(house, (payload as PayloadOut<"settings">).domain)
      : await siteOf(house, request);
  const session = await identify(house, site, request);
  checkClaims(envelope, site, session, request);
  const context: CallContext = {
    house: house.forTenant(site.tenantId),
    site,
    session: admitCaller(row, session),
    lang: envelope.lang ?? defaultLanguage(site),
    requestId: request.id,
    idempotencyKey: row.effect ? idempotencyKey(request) : null,
    log: request.log,
    ip: request.ip,
    userAgent: request.headers["user-agent"] ?? "",
    cookies: cookieJar(request, reply),
  };
  const answered = await handler(context, payload as never);
  const result = answered instanceof EncodedAnswer ? answered : encodeResult(row, answered);
  return row.method === "GET" ? cacheable(result, session, request, reply) : send(result, reply);
}

/** Body, query and path in one object. The query of a POST holds only the site's key. */
function received(row: Call, request: FastifyRequest): unknown {
  const params = request.params as Record<string, string>;
  if (row.method === "GET") return { ...(request.query as Record<string, string>), ...params };
  const { body } = request;
  if (typeof body !== "object" || body === null || Array.isArray(body)) return body;
  return { ...body, ...params };
}

/** Checks the caller (§6): a call that is not for visitors needs a session of one of its roles. */
function admitCaller(row: Call, session: CallSession | null): CallSession | null {
  const acting = session?.player.active ? session : null;
  if (row.callers.includes("visitor")) return acting;
  if (!session) throw new CallError("signed_out");
  if (!acting) throw new CallError("account_passive");
  if (!row.callers.includes("player")) throw new CallError("not_allowed");
  return acting;
}

function send(result: unknown, reply: FastifyReply): unknown {
  void reply.header("cache-control", "no-store");
  if (!(result instanceof EncodedAnswer)) return result;
  void reply.type(jsonType);
  return result.text;
}

/** A public response may be cached and revalidated by its tag; a session's response must not be cached. */
function cacheable(
  result: unknown,
  session: CallSession | null,
  request: FastifyRequest,
  reply: FastifyReply,
): unknown {
  if (session) return send(result, reply);
  const text = result instanceof EncodedAnswer ? result.text : JSON.stringify(result);
  const tag = `"${createHash("sha256").update(text).digest("base64url").slice(0, 22)}"`;
  void reply.headers({ "cache-control": "no-cache", etag: tag, "content-type": jsonType });
  if (request.headers["if-none-match"] === tag) return reply.code(304).send();
  return text;
}
