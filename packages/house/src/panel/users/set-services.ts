import { sql } from "kysely";
import { changesBetween, recordChange } from "../audit/record-change.ts";
import type { PanelHandler } from "../panel-context.ts";
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
