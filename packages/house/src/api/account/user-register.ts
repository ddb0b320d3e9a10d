import { register } from "../../accounts/registration/register.ts";
import { openSession } from "../../accounts/sessions.ts";
import type { Handler } from "../../context.ts";

/** Opens an account and signs the player in. */
export const userRegister: Handler<"userRegister"> = async (context, account) => {
  const { cookies, house, ip, site, userAgent } = context;
  const userId = await register(context, account);
  const session = { tenantId: site.tenantId, siteId: site.siteId, userId, address: ip, userAgent };
  cookies.signIn(await openSession(house.db, session), userId);
  return { userId, activationNeeded: false };
};
