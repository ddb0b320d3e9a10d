import { Readable } from "node:stream";
import { type Call, CallError, decodePayload, encodeResult, type Envelope } from "@livery/contract";
import { type PanelCall, panelCalls, type PanelKey } from "@livery/contract/panel";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { tokenHash } from "../../accounts/secret-token.ts";
import type { House } from "../../context.ts";
import { consume } from "../../rate-limits.ts";
import { idempotencyKey } from "../../http/idempotency-key.ts";
import { checkOrigin } from "../../http/site-of.ts";
import { requirePermission, type PanelContext, type PanelHandlers, type PanelVisit } from "../panel-context.ts";
import type { CsvFile } from "../lists/csv.ts";
import { panelSignIn } from "../session/sign-in.ts";
import { actorOf, endStaffSessions, needsTouch, touchStaffSession } from "../staff/sessions.ts";
import { staffCookies, staffToken } from "./cookies.ts";
import { panelTenantOf } from "./hosts.ts";

/** Registers a route for every row of the panel; those without a handler return 501. They are served only on a panel's host. */
export function registerPanelCalls(app: FastifyInstance, house: House, handlers: PanelHandlers): void {
  for (const [key, row] of Object.entries(panelCalls) as [PanelKey, PanelCall][])
    app.route({
      method: row.method,
      url: row.path,
      config: { call: key },
      onRequest: async (request) => {
        await consume(house.buckets.address, request.ip);
        checkOrigin(request);
        const tenantId = await panelTenantOf(house, request);
        // Nobody but an account sends more than a call usually takes.
        if (row.largestBody !== undefined) await identify({ house: house.forTenant(tenantId), tenantId }, request);
      },
      ...(row.largestBody !== undefined && { bodyLimit: row.largestBody }),
      handler: async (request, reply) => {
        void reply.header("cache-control", "no-store");
        if (key === "panelSignIn") return signIn(house, row, request, reply);
        const handler = handlers[key];
        if (!handler) throw new CallError("not_served", { params: { key } });
        return answer(house, row, handler as AnyHandler, request, reply);
      },
    });
}

/** Payload and result are validated against the table's row when they are read and written. */
type AnyHandler = (context: PanelContext, payload: unknown) => Promise<unknown>;

async function signIn(house: House, row: Call, request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  const visit = await visitOf(house, request, reply);
  const { payload, envelope } = decodePayload(row, request.body);
  const staff = await panelSignIn({ ...visit, lang: languageOf(envelope) }, payload as never);
  const replaced = staffToken(request);
  // The cookie of the browser's earlier session is overwritten (D68).
  if (replaced !== null) await endStaffSessions(visit.house.db, { hash: tokenHash(replaced) }, "sign_out");
  return encodeResult(row, staff);
}

async function answer(
  house: House,
  row: PanelCall,
  handler: AnyHandler,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  const { forPlatform, ...visit } = await visitOf(house, request, reply);
  const signedIn = await identify(visit, request);
  const { actor } = signedIn;
  if (row.action !== null && row.action !== "any") requirePermission(actor, row.action);
  const { payload, envelope } = decodePayload<Call>(row, request.body);
  checkClaims(envelope, signedIn, request);
  const context: PanelContext = {
    ...visit,
    ...signedIn,
    // The platform's staff decide for all tenants, and see their coupons on a match.
    house: actor.role === "platform" ? forPlatform() : visit.house,
    call: row.key as PanelKey,
    lang: languageOf(envelope),
    idempotencyKey: row.effect ? requireKey(request) : null,
  };
  const result = await handler(context, payload);
  return row.format === "csv" ? sendFile(result as CsvFile, reply) : encodeResult<Call>(row, result);
}

/** The key of a mutation. Unlike a player's slip, the panel always sends one. Throws `invalid_key`. */
function requireKey(request: FastifyRequest): string {
  const key = idempotencyKey(request);
  if (key === null) throw new CallError("invalid_key", { path: "Idempotency-Key" });
  return key;
}

async function visitOf(house: House, request: FastifyRequest, reply: FastifyReply): Promise<PanelVisit> {
  const tenantId = await panelTenantOf(house, request);
  return {
    house: house.forTenant(tenantId),
    forPlatform: house.forPlatform,
    tenantId,
    lang: "en",
    requestId: request.id,
    log: request.log,
    ip: request.ip,
    userAgent: request.headers["user-agent"] ?? "",
    cookies: staffCookies(request, reply),
  };
}

type SignedIn = Pick<PanelContext, "actor" | "sessionHash">;

/** Identifies the caller by the cookie: the only source of identity (D42). Throws `signed_out`. */
async function identify(
  { house, tenantId }: Pick<PanelVisit, "house" | "tenantId">,
  request: FastifyRequest,
): Promise<SignedIn> {
  const token = staffToken(request);
  const hash = token === null ? null : tokenHash(token);
  const found = hash === null ? null : await actorOf(house.db, tenantId, hash);
  if (hash === null || found === null) throw new CallError("signed_out");
  if (needsTouch(found.idleForMs))
    touchStaffSession(house.db, hash).catch((error: unknown) =>
      request.log.warn({ err: error }, "a session's use was not noted"),
    );
  return { actor: found.actor, sessionHash: hash };
}

/**
 * The envelope grants nothing; its claims must not contradict the session (D42); 0 claims nothing. Throws `identity_conflict`.
 */
function checkClaims({ operatorId, userId }: Envelope, { actor }: SignedIn, request: FastifyRequest): void {
  const claims = [
    ["operatorId", operatorId, actor.tenantId],
    ["userId", userId === undefined ? undefined : Number(userId), actor.staffId],
  ] as const;
  for (const [path, claimed, actual] of claims) {
    if (claimed === undefined || claimed === 0 || claimed === actual) continue;
    request.log.warn({ path, claimed, actual }, "a payload contradicts the session");
    throw new CallError("identity_conflict", { path });
  }
}

function languageOf({ lang }: Envelope): string {
  return lang ?? "en";
}

function sendFile(lines: CsvFile, reply: FastifyReply): FastifyReply {
  return reply
    .headers({ "content-type": "text/csv; charset=utf-8", "content-disposition": "attachment" })
    .send(Readable.from(lines));
}
