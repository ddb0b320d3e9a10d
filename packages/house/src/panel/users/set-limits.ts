import { CallError } from "@livery/contract";
import { type Kysely, sql } from "kysely";
import { changesBetween } from "../../audit-entry.ts";
import { storedLimits } from "../../accounts/create-player.ts";
import type { DealerLimits } from "../../accounts/dealer-path.ts";
import { anyId } from "../../db/any-id.ts";
import type { Schema } from "../../db/schema.ts";
import { recordChange } from "../audit/record-change.ts";
import { type Actor, requirePermission, type PanelHandler } from "../panel-context.ts";
import { requireLowerLimitPermission } from "../limits/require-lower.ts";
import { lockLimits } from "../limits/locks.ts";
import { checkLimits, requireWithin, flatLimits, stepsBetween } from "../limits/steps.ts";
import { userInScope } from "../scope.ts";
import { lockUser } from "./locked-user.ts";
import { panelUserOf } from "./panel-user.ts";

/**
 * Sets a user's limits. A higher stake or win needs `limit.raise` and stays within the dealers' limits (D39); a lower one needs
 * `limit.lower`, which dealers do not have (§5). Without a difference nothing is written.
 */
export const panelUserLimits: PanelHandler<"panelUserLimits"> = (context, payload) => {
  const { house, actor } = context;
  const { limits, reason } = payload;
  checkLimits(limits);
  return house.db.transaction().execute(async (trx) => {
    const path = await lockPath(trx, actor, payload.playerId);
    const player = await lockUser(trx, actor, "limit.raise", payload);
    const steps = stepsBetween(player.limits, limits);
    if (steps.some(({ wider }) => !wider)) requireLowerLimitPermission(actor);
    const raised = steps.filter(({ wider }) => wider);
    requireWithin(path, limits, steps);
    if (steps.length > 0) {
      await trx
        .updateTable("player")
        .set({ limits: JSON.stringify(storedLimits(limits)) })
        .where("player_id", "=", player.userId)
        .execute();
      await recordChange(trx, context, {
        action: raised.length > 0 ? "limit.raise" : "limit.lower",
        target: { kind: "user", id: player.userId, name: player.userName },
        currency: player.currency,
        changes: changesBetween(flatLimits(player.limits), flatLimits(limits)),
        reason,
      });
    }
    return panelUserOf(trx, actor, player.userId);
  });
};

/** The dealers above a user in the actor's scope: they are locked before the user. Throws `user_not_found`. */
async function lockPath(trx: Kysely<Schema>, actor: Actor, playerId: number): Promise<readonly DealerLimits[]> {
  const { rows } = await sql<{ path: number[] }>`
    select dealer.path from player join dealer using (dealer_id)
    where player_id = ${anyId(playerId)} and ${userInScope(actor, requirePermission(actor, "limit.raise"))}`.execute(
    trx,
  );
  const [user] = rows;
  if (!user) throw new CallError("user_not_found", { path: "playerId" });
  return lockLimits(trx, user.path);
}
