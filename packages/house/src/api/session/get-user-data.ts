import { cashBalance } from "../../accounts/balance.ts";
import type { UserInfo } from "@livery/contract";
import type { CallContext } from "../context.ts";

/** Who is signed in, with balance, services and limits; null for a visitor. Served as `userdata` too. */
export async function getUserData({ house, session }: CallContext): Promise<UserInfo | null> {
  if (!session) return null;
  const { tenantId, siteId: _site, dealerId: _dealer, version: _version, ...player } = session.player;
  return { ...player, operatorId: tenantId, balance: await cashBalance(house.pool, session.userId) };
}
