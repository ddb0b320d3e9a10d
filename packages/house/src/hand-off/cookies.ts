import type { CookieSerializeOptions } from "@fastify/cookie";
import type { FastifyReply, FastifyRequest } from "fastify";
import { tokenIn } from "../accounts/secret-token.ts";

/**
 * The code travels in a cookie of the domain that both hosts share, never in an address: it appears in no log, history or
 * referrer, no script reads it, and a link cannot sign another person in.
 */
export const codeCookie = "__Secure-lv_handoff";
/** Signals to the arriving page that there is a code to redeem; grants nothing. */
export const markCookie = "lv_handoff";
/** Seconds that a code is valid (D49). */
export const goodFor = 30;

const shared = (domain: string): CookieSerializeOptions => ({ domain, secure: true, sameSite: "strict" });

/** The code that the browser sent, or null if it sent none of the right form. */
export function handoffCode(request: FastifyRequest): string | null {
  return tokenIn(request.cookies[codeCookie]);
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
