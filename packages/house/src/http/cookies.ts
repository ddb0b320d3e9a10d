import type { CookieSerializeOptions } from "@fastify/cookie";
import type { FastifyReply, FastifyRequest } from "fastify";
import { tokenIn } from "../accounts/secret-token.ts";
import type { CookieJar } from "../context.ts";

/** The session (D53): no script reads it, no other host or path receives it. */
export const sessionCookie = "__Host-lv_sid";
/** A flag for the page only: the id of the signed-in player, or 0. */
export const flagCookie = "userId";

/** The device secret of a browser in which an account signed in (D69). It outlives the session. */
export const deviceCookie = "__Host-lv_device";
/** The longest life that browsers give a cookie. */
const deviceFlags: CookieSerializeOptions = {
  path: "/",
  secure: true,
  httpOnly: true,
  sameSite: "lax",
  maxAge: 400 * 24 * 3600,
};

const thirtyDays = 30 * 24 * 3600;
const flags: CookieSerializeOptions = { path: "/", secure: true, sameSite: "lax", maxAge: thirtyDays };

/** The session's secret that the browser sent, or null if it sent none of the right form. */
export function sessionToken(request: FastifyRequest): string | null {
  return tokenIn(request.cookies[sessionCookie]);
}

/** The device secret that the browser sent, or null if it sent none of the right form. */
export function deviceToken(request: FastifyRequest): string | null {
  return tokenIn(request.cookies[deviceCookie]);
}

/** Sets the cookie of the device secret. */
export function setDeviceCookie(reply: FastifyReply, device: string): void {
  void reply.setCookie(deviceCookie, device, deviceFlags);
}

/** Reads the browser's device secret; sets and clears the cookies of the session. */
export function cookieJar(request: FastifyRequest, reply: FastifyReply): CookieJar {
  return {
    device: deviceToken(request),
    rememberDevice: (device) => setDeviceCookie(reply, device),
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
