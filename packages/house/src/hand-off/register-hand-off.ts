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
import { createHandoff, redeemHandoff } from "./codes.ts";
import { clearCode, goodFor, handoffCode, setCode } from "./cookies.ts";
import { type Crossing, crossingFrom } from "./partner.ts";
import { slipOf, slipText } from "./slip.ts";

/**
 * Hand-off to a site's other host with session and slip (D49). `POST /handoff` `{ slip }` on the first host returns `{ host,
 * seconds }`; `POST /handoff/redeem` `{}` on the other one returns `{ signedIn, slip }`. Both require the site's key and accept
 * only the site's own origin, as every call does.
 */
export function registerHandoff(app: FastifyInstance, house: House): void {
  const onRequest = async (request: FastifyRequest): Promise<void> => {
    await consume(house.buckets.handoff, request.ip);
    await admitToSite(house, request);
  };
  app.post("/handoff", { onRequest }, (request, reply) => create(house, request, reply));
  app.post("/handoff/redeem", { onRequest }, (request, reply) => redeem(house, request, reply));
}

async function create(house: House, request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  const slip = slipText(fieldsOf(request.body, ["slip"])["slip"]);
  const { site, crossing } = await crossingOf(house, request);
  const session = await identify(house, site, request);
  if (!session && slip === null) throw new CallError("invalid_field", { path: "slip" });
  const code = await createHandoff(house.db, {
    siteId: site.siteId,
    tenantId: site.tenantId,
    toHost: crossing.toHost,
    sessionHash: session?.hash ?? null,
    slip,
  });
  setCode(reply, crossing.domain, code);
  void reply.header("cache-control", "no-store");
  return { host: crossing.toHost, seconds: goodFor };
}

async function redeem(house: House, request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  fieldsOf(request.body, []);
  const { site, host, crossing } = await crossingOf(house, request);
  const code = handoffCode(request);
  const carried = code === null ? null : await redeemHandoff(house.db, code, { siteId: site.siteId, host });
  if (!carried) throw new CallError("not_found");
  clearCode(reply, crossing.domain);
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
  const opened = await openKinSession(house.db, from, browser);
  if (!opened) return false;
  // The existing session's cookie is overwritten. If it is the same player's, only this session ends: the one it came from
  // continues.
  if (replaced) await endSession(house.db, replaced.hash, replaced.userId === opened.userId ? "replaced" : "logout");
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
