import { changesBetween } from "../../audit-entry.ts";
import { recordChange } from "../audit/record-change.ts";
import type { PanelHandler } from "../panel-context.ts";
import { lockUser } from "./locked-user.ts";
import { panelUserOf } from "./panel-user.ts";

/** Blocks or unblocks a user's payment requests (§8). Without a difference nothing is written. */
export const panelUserTransfers: PanelHandler<"panelUserTransfers"> = (context, payload) => {
  const { house, actor } = context;
  const { blocked, reason } = payload;
  return house.db.transaction().execute(async (trx) => {
    const player = await lockUser(trx, actor, "user.services", payload);
    const now = await trx
      .selectFrom("player")
      .select("transfers_blocked")
      .where("player_id", "=", player.userId)
      .executeTakeFirstOrThrow();
    const changes = changesBetween({ transfersBlocked: now.transfers_blocked }, { transfersBlocked: blocked });
    if (changes.length > 0) {
      await trx
        .updateTable("player")
        .set({ transfers_blocked: blocked })
        .where("player_id", "=", player.userId)
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
