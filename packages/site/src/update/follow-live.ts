import type { updateBannerMachine } from "@livery/machines";
import type { ActorRefFrom } from "xstate";
import type { LiveAccess } from "../core/features.ts";

/**
 * Connects the live link and a maintenance (§2): a server that closes its sockets for maintenance is noticed at once, and the
 * link is retried silently while it lasts. A link that is back, or stays lost, triggers a check.
 */
export function followLive(live: LiveAccess, update: ActorRefFrom<typeof updateBannerMachine>): void {
  let before = live.link.get();
  live.link.subscribe(() => {
    const link = live.link.get();
    const isBack = link === "connected" && before === "reconnecting";
    before = link;
    if (link === "resting" && !update.getSnapshot().context.maintenance) update.send({ type: "MAINTENANCE" });
    else if (isBack || link === "refresh") update.send({ type: "CHECK" });
  });
  let known = false;
  update.subscribe(({ context: { maintenance } }) => {
    if (maintenance === known) return;
    known = maintenance;
    live.maintenance(maintenance);
  });
}
