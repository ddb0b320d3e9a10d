import { type VariantStates, expectText, shows } from "../../../testing/variant-states.ts";
import { fakeLive } from "../../../testing/fake-live.ts";

export const rootSelector = "main";

export const states: VariantStates = {
  ready: shows("2.00", () => ({ path: "/livebets", live: fakeLive().ports })),
  opened: shows("Home 2", () => ({ path: "/livebets?match=2", live: fakeLive().ports })),
  favourites: shows("Favourites", () => ({
    path: "/livebets",
    live: fakeLive().ports,
    stored: new Map([["livery-live-favourites", "[2]"]]),
  })),
  paused: shows("Suspended", () => {
    const live = fakeLive();
    live.lock(true, 1);
    return { path: "/livebets", live: live.ports };
  }),
  unfound: shows("Nothing found for", () => ({ path: "/livebets/zwolle", live: fakeLive().ports })),
  lost: async (open) => {
    const live = fakeLive();
    const site = await open({ path: "/livebets", live: live.ports });
    await expectText("2.00");
    live.cut();
    await expectText("Odds are locked until it is back.");
    return site;
  },
  empty: shows("No live matches", () => ({ path: "/livebets", live: fakeLive([]).ports })),
};
