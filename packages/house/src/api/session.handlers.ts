import type { UserInfo } from "@livery/contract";
import { cashBalance } from "../accounts/balance.ts";
import { narrowed } from "../accounts/dealer-path.ts";
import { personalDetails } from "../accounts/personal-details.ts";
import { endSession } from "../accounts/sessions.ts";
import { signIn } from "../accounts/sign-in.ts";
import type { CallContext, Handler, Handlers } from "../context.ts";
import { signedIn } from "../http/identity.ts";

/** Opens a session in place of the browser's earlier one and sets it as a cookie that scripts cannot read. */
const userLogin: Handler<"userLogin"> = async (context, credentials) => {
  const { cookies, house } = context;
  const { token, device, userId, lang } = await signIn({ ...context, device: cookies.device }, credentials);
  await endOwnSession(context, "replaced");
  // The notification of a change may still be on its way: a new session begins with the player's flags of now.
  house.players.forget(userId);
  cookies.signIn(token, userId);
  cookies.rememberDevice(device);
  return { userId, lang };
};

/** Ends the session of the browser's cookie, if it has one: at a sign-out, or when a sign-in overwrites the cookie (D68). */
export async function endOwnSession({ house, session }: CallContext, reason: "logout" | "replaced"): Promise<void> {
  if (!session) return;
  await endSession(house.db, session.hash, reason);
  house.sessions.forget(session.hash.toString("hex"));
}

/** Ends the session's row, so that no copy of its cookie is valid. */
const logout: Handler<"logout"> = async (context) => {
  await endOwnSession(context, "logout");
  context.cookies.signOut();
  return {};
};

/**
 * The signed-in player with balance, services and the effective limits, including the dealers'; null for a visitor. Also served
 * as `userdata`.
 */
async function getUserData({ house, session }: CallContext): Promise<UserInfo | null> {
  if (!session) return null;
  const { tenantId, siteId: _site, dealerId, version: _version, ...player } = session.player;
  const [balance, path] = await Promise.all([
    cashBalance(house.pool, session.userId),
    house.betting.dealers.get(dealerId),
  ]);
  const limits = narrowed(
    path.map((dealer) => dealer.limits),
    player.limits,
  );
  return { ...player, limits, operatorId: tenantId, balance };
}

/** The caller's personal information. */
const getUserDetail: Handler<"getUserDetail"> = (context) =>
  personalDetails(context.house.db, signedIn(context).player);

/** A summary of the session; the payload's obfuscated id has already been compared with the session (D41). */
const seco: Handler<"seco"> = async ({ house, session }) => {
  if (!session) return null;
  const { currency, version } = session.player;
  return {
    userId: session.userId,
    currency,
    version: Number(version),
    balance: await cashBalance(house.pool, session.userId),
  };
};

export const sessionHandlers = {
  userLogin,
  logout,
  getUserData,
  userdata: getUserData,
  getUserDetail,
  seco,
} satisfies Handlers;
