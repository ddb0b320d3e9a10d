import { type FaceStates, said, shows } from "../../../testing/face-states.ts";
import { fakeLive } from "../../../testing/fake-live.ts";

export const place = "main";

export const states: FaceStates = {
  ready: shows("2.00", () => ({ path: "/livebets", live: fakeLive().world })),
  opened: shows("Home 2", () => ({ path: "/livebets?match=2", live: fakeLive().world })),
  favourites: shows("Favourites", () => ({
    path: "/livebets",
    live: fakeLive().world,
    kept: new Map([["livery-live-favourites", "[2]"]]),
  })),
  paused: shows("Betting paused", () => {
    const live = fakeLive();
    live.lock(true, 1);
    return { path: "/livebets", live: live.world };
  }),
  unfound: shows("Nothing found for", () => ({ path: "/livebets/zwolle", live: fakeLive().world })),
  lost: async (open) => {
    const live = fakeLive();
    const site = await open({ path: "/livebets", live: live.world });
    await said("2.00");
    live.cut();
    await said("Prices are locked until it is back.");
    return site;
  },
  empty: shows("Nothing is being played", () => ({ path: "/livebets", live: fakeLive([]).world })),
};
