import { CallError, type Envelope, revealUserId } from "@livery/contract";
import type { FastifyRequest } from "fastify";
import type { CallContext, CallSession, House } from "../context.ts";
import { tokenHash } from "../accounts/secret-token.ts";
import { needsTouch, type Session, touchSession } from "../accounts/sessions.ts";
import type { Site } from "../accounts/sites.ts";
import { sessionToken } from "./cookies.ts";

/**
 * Identifies the caller by the cookie: the only source of identity (D42). null for a visitor, a session that ended, one of
 * another site, and a passive account.
 */
export async function identify(house: House, site: Site, request: FastifyRequest): Promise<CallSession | null> {
  const token = sessionToken(request);
  if (token === null) return null;
  const hash = tokenHash(token);
  const session = await house.sessions.get(hash.toString("hex"));
  const now = Date.now();
  if (!session || session.siteId !== site.siteId || session.idleUntil < now || session.absoluteUntil < now) return null;
  const player = await house.players.get(session.userId);
  if (!player) return null;
  if (needsTouch(session, now)) extendSession(house, site.tenantId, session, request);
  return { hash, userId: session.userId, player };
}

/** Returns the session of a call that requires one. Throws `signed_out`. */
export function signedIn(context: CallContext): CallSession {
  if (!context.session) throw new CallError("signed_out");
  return context.session;
}

/** Runs in the background: callers do not wait until the session's use is written. */
function extendSession(house: House, tenantId: number, session: Session, request: FastifyRequest): void {
  session.idleUntil = Math.min(Date.now() + 12 * 3_600_000, session.absoluteUntil);
  touchSession(house.forTenant(tenantId).db, session.hash).catch((error: unknown) =>
    request.log.warn({ err: error }, "a session's use was not noted"),
  );
}

/** The payload's claims must not contradict the session (D42); 0 claims nothing. Throws `identity_conflict`. */
export function checkClaims(
  envelope: Envelope,
  site: Site,
  session: CallSession | null,
  request: FastifyRequest,
): void {
  const claims: readonly (readonly [path: string, claimed: number | undefined, actual: number | undefined])[] = [
    ["site_id", envelope.siteId, site.siteId],
    ["operatorId", envelope.operatorId, site.tenantId],
    ["userId", claimedUser(envelope), session?.userId],
  ];
  for (const [path, claimed, actual] of claims) {
    if (!claimed || actual === undefined || claimed === actual) continue;
    request.log.warn({ path, claimed, actual }, "a payload contradicts the session");
    throw new CallError("identity_conflict", { path });
  }
}

function claimedUser({ userId }: Envelope): number | undefined {
  if (typeof userId !== "string" || /^\d+$/.test(userId)) return userId === undefined ? undefined : Number(userId);
  const revealed = revealUserId(userId);
  if (revealed === undefined) throw new CallError("invalid_field", { path: "userId" });
  return revealed;
}
