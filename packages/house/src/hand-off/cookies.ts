import type { CookieSerializeOptions } from "@fastify/cookie";
import type { FastifyReply, FastifyRequest } from "fastify";
import { tokenIn } from "../accounts/secret-token.ts";

/**
 * The code is a cookie of the arriving host alone. Its prefix keeps every other host of the domain from setting it: whoever
 * controls one cannot hand a visitor a code of their own. It is in no address, and no script reads it.
 */
export const codeCookie = "__Host-lv_handoff";
/** Signals to the arriving page that there is a code to redeem; grants nothing. */
export const markCookie = "lv_handoff";
/** Seconds that a hand-off is valid (D49). */
export const goodFor = 30;

const own: CookieSerializeOptions = { path: "/", secure: true, sameSite: "strict" };

/** The code that the browser sent, or null if it sent none of the right form. */
export function handoffCode(request: FastifyRequest): string | null {
  return tokenIn(request.cookies[codeCookie]);
}

export function setCode(reply: FastifyReply, code: string): void {
  void reply
    .setCookie(codeCookie, code, { ...own, httpOnly: true, maxAge: goodFor })
    .setCookie(markCookie, "1", { ...own, maxAge: goodFor });
}

export function clearCode(reply: FastifyReply): void {
  void reply
    .clearCookie(codeCookie, { ...own, httpOnly: true, maxAge: 0 })
    .clearCookie(markCookie, { ...own, maxAge: 0 });
}
