import type { updateBannerMachine } from "@livery/machines";
import type { ActorRefFrom } from "xstate";
import type { LiveAccess } from "../live/live-access.ts";

/**
 * The live link and a maintenance know of each other (§2): a house that closes its sockets for one is heard at once, and as
 * long as it lasts the link is tried quietly. A link that came back, or does not, is reason to look what the house says.
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
