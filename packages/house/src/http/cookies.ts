import type { CookieSerializeOptions } from "@fastify/cookie";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { CookieJar } from "../context.ts";

/** The session (D53): no script reads it, no other host or path receives it. */
export const sessionCookie = "__Host-lv_sid";
/** A flag for the page only: the id of the signed-in player, or 0. */
export const flagCookie = "userId";

const thirtyDays = 30 * 24 * 3600;
const flags: CookieSerializeOptions = { path: "/", secure: true, sameSite: "lax", maxAge: thirtyDays };

/** The session's secret that the browser sent, or null if it sent none of the right form. */
export function sessionToken(request: FastifyRequest): string | null {
  const token = request.cookies[sessionCookie];
  return token !== undefined && /^[A-Za-z0-9_-]{43}$/.test(token) ? token : null;
}

/** Sets and clears the browser's two cookies. */
export function cookieJar(reply: FastifyReply): CookieJar {
  return {
    signIn(token, userId) {
      void reply
        .setCookie(sessionCookie, token, { ...flags, httpOnly: true })
        .setCookie(flagCookie, String(userId), flags);
    },
    signOut() {
      void reply.clearCookie(sessionCookie, { ...flags, httpOnly: true, maxAge: 0 }).setCookie(flagCookie, "0", flags);
    },
  };
}
