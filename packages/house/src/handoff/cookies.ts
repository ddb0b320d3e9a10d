import type { CookieSerializeOptions } from "@fastify/cookie";
import type { FastifyReply, FastifyRequest } from "fastify";

/**
 * The code travels in a cookie of the domain that both hosts share, never in an address: no log, history or referrer has
 * it, no script reads it, and nobody can sign another in by sending a link.
 */
export const codeCookie = "__Secure-lv_handoff";
/** Tells the page that arrives that there is something to redeem; worth nothing. */
export const markCookie = "lv_handoff";
/** Seconds that a code is good for (D49). */
export const goodFor = 30;

const shared = (domain: string): CookieSerializeOptions => ({ domain, secure: true, sameSite: "strict" });

/** The code as the browser sent it, or null where it sent none that could be one. */
export function handoffCode(request: FastifyRequest): string | null {
  const code = request.cookies[codeCookie];
  return code !== undefined && /^[A-Za-z0-9_-]{43}$/.test(code) ? code : null;
}

export function setCode(reply: FastifyReply, domain: string, code: string): void {
  void reply
    .setCookie(codeCookie, code, { ...shared(domain), path: "/handoff", httpOnly: true, maxAge: goodFor })
    .setCookie(markCookie, "1", { ...shared(domain), path: "/", maxAge: goodFor });
}

export function clearCode(reply: FastifyReply, domain: string): void {
  void reply
    .clearCookie(codeCookie, { ...shared(domain), path: "/handoff", httpOnly: true, maxAge: 0 })
    .clearCookie(markCookie, { ...shared(domain), path: "/", maxAge: 0 });
}
