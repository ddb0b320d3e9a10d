import { CallError } from "@livery/contract";
import { type Kysely, sql } from "kysely";
import { lockDealerOfPlayer } from "../../accounts/dealer-quota.ts";
import { changesBetween } from "../../audit-entry.ts";
import { recordChange } from "../audit/record-change.ts";
import { anyId } from "../../db/any-id.ts";
import type { Schema } from "../../db/schema.ts";
import { type Actor, type PanelHandler, requirePermission } from "../panel-context.ts";
import { userInScope } from "../scope.ts";
import { lockUser } from "./locked-user.ts";
import { panelUserOf } from "./panel-user.ts";

/**
 * Switches a user and their services on or off; a user who is switched off is signed out everywhere. Without a difference nothing
 * is written.
 */
export const panelUserServices: PanelHandler<"panelUserServices"> = (context, payload) => {
  const { house, actor } = context;
  const { active, online, services, reason } = payload;
  return house.db.transaction().execute(async (trx) => {
    if (active) await requireOpenDealer(trx, actor, payload.playerId);
    const player = await lockUser(trx, actor, "user.services", payload);
    const changes = changesBetween(
      { active: player.active, online: player.online, ...player.services },
      { active, online, ...services },
    );
    if (changes.length > 0) {
      await trx
        .updateTable("player")
        .set({ status: active ? "active" : "passive", online, services: JSON.stringify(services) })
        .where("player_id", "=", player.userId)
        .execute();
      if (!active)
        await trx
          .updateTable("session")
          .set({ ended_at: sql<Date>`now()`, ended_reason: "passive" })
          .where("player_id", "=", player.userId)
          .where("ended_at", "is", null)
          .execute();
      await recordChange(trx, context, {
        action: "user.services",
        target: { kind: "user", id: player.userId, name: player.userName },
        changes,
        reason,
      });
    }
    return panelUserOf(trx, actor, player.userId);
  });
};

/**
 * Nobody is switched on below a closed dealer. The dealer is locked before the user, in the order of all transactions. A user
 * outside the actor's scope is left to `lockUser`. Throws `dealer_closed`.
 */
async function requireOpenDealer(trx: Kysely<Schema>, actor: Actor, playerId: number): Promise<void> {
  const player = await trx
    .selectFrom("player")
    .select("dealer_id as dealerId")
    .where("player_id", "=", anyId(playerId))
    .where("status", "<>", "active")
    .where(userInScope(actor, requirePermission(actor, "user.services")))
    .executeTakeFirst();
  if (player === undefined) return;
  const { status } = await lockDealerOfPlayer(trx, player.dealerId);
  if (status !== "active") throw new CallError("dealer_closed", { path: "active" });
}
