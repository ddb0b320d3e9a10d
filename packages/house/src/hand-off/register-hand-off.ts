import { CallError } from "@livery/contract";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { House } from "../context.ts";
import { endSession, openKinSession } from "../accounts/sessions.ts";
import type { Site } from "../accounts/sites.ts";
import { consume } from "../rate-limits.ts";
import { admitToSite, fieldsOf } from "../http/admit.ts";
import { cookieJar } from "../http/cookies.ts";
import { identify } from "../http/identity.ts";
import { hostName, siteOf } from "../http/site-of.ts";
import { tokenIn } from "../accounts/secret-token.ts";
import { createHandoff, exchangeTicket, redeemHandoff } from "./codes.ts";
import { clearCode, goodFor, handoffCode, setCode } from "./cookies.ts";
import { checkPartnerOrigin, type Crossing, crossingFrom } from "./partner.ts";
import { slipOf, slipText } from "./slip.ts";

/** A ticket has 43 characters. */
const mostTicketBytes = 100;

/**
 * Hand-off to a site's other host with session and slip (D49), bound to the browser that began it (decision 030). `POST
 * /handoff` `{ slip }` on the first host returns `{ host, seconds, ticket }`. Its page sends the ticket, as plain text, with
 * `POST /handoff/arrival` to the other host, which stores a code in a cookie of its own. `POST /handoff/redeem` `{}` there
 * returns `{ signedIn, slip }`. All require the site's key. The first and the last accept only the host's own origin, as every
 * call does, and the second only the origin of the host that hands over to it.
 */
export function registerHandoff(app: FastifyInstance, house: House): void {
  const onRequest = async (request: FastifyRequest): Promise<void> => {
    await consume(house.buckets.handoff, request.ip);
    await admitToSite(house, request);
  };
  const fromPartner = async (request: FastifyRequest): Promise<void> => {
    await consume(house.buckets.handoff, request.ip);
    await admitToSite(house, request, checkPartnerOrigin);
  };
  app.post("/handoff", { onRequest }, (request, reply) => create(house, request, reply));
  app.post("/handoff/redeem", { onRequest }, (request, reply) => redeem(house, request, reply));
  void app.register(async (scope) => {
    // Plain text: a browser sends it to another origin without a request before it.
    scope.addContentTypeParser(
      "text/plain",
      { parseAs: "string", bodyLimit: mostTicketBytes },
      async (_: FastifyRequest, body: string) => body,
    );
    scope.post("/handoff/arrival", { onRequest: fromPartner }, (request, reply) => arrival(house, request, reply));
  });
}

async function create(house: House, request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  const slip = slipText(fieldsOf(request.body, ["slip"])["slip"]);
  const { site, crossing } = await crossingOf(house, request);
  const session = await identify(house, site, request);
  if (!session && slip === null) throw new CallError("invalid_field", { path: "slip" });
  const ticket = await createHandoff(house.forTenant(site.tenantId).db, {
    siteId: site.siteId,
    tenantId: site.tenantId,
    toHost: crossing.toHost,
    sessionHash: session?.hash ?? null,
    slip,
  });
  void reply.header("cache-control", "no-store");
  return { host: crossing.toHost, seconds: goodFor, ticket };
}

async function arrival(house: House, request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  const site = await siteOf(house, request);
  const host = hostName(request) ?? "";
  const ticket = tokenIn(typeof request.body === "string" ? request.body : undefined);
  const { db } = house.forTenant(site.tenantId);
  const code = ticket === null ? null : await exchangeTicket(db, ticket, { siteId: site.siteId, host });
  if (code === null) throw new CallError("not_found");
  setCode(reply, code);
  void reply
    .header("cache-control", "no-store")
    .header("access-control-allow-origin", request.headers.origin)
    .header("access-control-allow-credentials", "true")
    .header("vary", "Origin");
  return {};
}

async function redeem(house: House, request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  fieldsOf(request.body, []);
  const { site, host } = await crossingOf(house, request);
  const code = handoffCode(request);
  const { db } = house.forTenant(site.tenantId);
  const carried = code === null ? null : await redeemHandoff(db, code, { siteId: site.siteId, host });
  if (!carried) throw new CallError("not_found");
  clearCode(reply);
  void reply.header("cache-control", "no-store");
  const signedIn = carried.sessionHash !== null && (await arrive(house, site, carried.sessionHash, request, reply));
  return { signedIn, slip: slipOf(carried.slip) };
}

/** Signs the player of a session in on this host; false if that session has ended meanwhile. */
async function arrive(
  house: House,
  site: Site,
  from: Buffer,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<boolean> {
  const replaced = await identify(house, site, request);
  const browser = { address: request.ip, userAgent: request.headers["user-agent"] ?? "" };
  const { db } = house.forTenant(site.tenantId);
  const opened = await openKinSession(db, from, browser);
  if (!opened) return false;
  // The existing session's cookie is overwritten. If it is the same player's, only this session ends: the one it came from
  // continues.
  if (replaced) await endSession(db, replaced.hash, replaced.userId === opened.userId ? "replaced" : "logout");
  cookieJar(request, reply).signIn(opened.token, opened.userId);
  return true;
}

async function crossingOf(
  house: House,
  request: FastifyRequest,
): Promise<{ readonly site: Site; readonly host: string; readonly crossing: Crossing }> {
  const site = await siteOf(house, request);
  const host = hostName(request) ?? "";
  const crossing = crossingFrom(site, host);
  if (!crossing) throw new CallError("not_found", { params: { host } });
  return { site, host, crossing };
}
