import type { UserInfo } from "@livery/contract";
import { cashBalance } from "../../accounts/balance.ts";
import { narrowed } from "../../accounts/dealer-path.ts";
import type { CallContext } from "../../context.ts";

/**
 * The signed-in player with balance, services and the effective limits, including the dealers'; null for a visitor. Also served
 * as `userdata`.
 */
export async function getUserData({ house, session }: CallContext): Promise<UserInfo | null> {
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
