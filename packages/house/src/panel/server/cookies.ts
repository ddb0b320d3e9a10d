import type { CookieSerializeOptions } from "@fastify/cookie";
import type { FastifyReply, FastifyRequest } from "fastify";
import { tokenIn } from "../../accounts/secret-token.ts";
import { deviceToken, setDeviceCookie } from "../../http/cookies.ts";
import type { StaffCookies } from "../panel-context.ts";

/** The panel's session: no script reads it, no other host receives it, and no other site's link or form sends it. */
export const staffCookie = "__Host-lv_staff";

const twelveHours = 12 * 3600;
const flags: CookieSerializeOptions = {
  path: "/",
  secure: true,
  httpOnly: true,
  sameSite: "strict",
  maxAge: twelveHours,
};

/** The session's secret that the browser sent, or null if it sent none of the right form. */
export function staffToken(request: FastifyRequest): string | null {
  return tokenIn(request.cookies[staffCookie]);
}

export function staffCookies(request: FastifyRequest, reply: FastifyReply): StaffCookies {
  return {
    device: deviceToken(request),
    signIn(token, device) {
      void reply.setCookie(staffCookie, token, flags);
      setDeviceCookie(reply, device);
    },
    signOut: () => void reply.clearCookie(staffCookie, { ...flags, maxAge: 0 }),
  };
}
