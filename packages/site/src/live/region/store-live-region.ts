import { storeChoice } from "../../core/store-choice.ts";
import type { Services } from "../../core/services.ts";
import { liveRegionCookie, readLiveRegionChoice } from "./live-region-choice.ts";

/** Lets a visitor choose whether live news are read out, at once in all tabs, and stores the choice. The default is on. */
export function storeLiveRegion({ liveRegion }: Pick<Services, "liveRegion">, window: Window): void {
  const show = (on: boolean): void => liveRegion.set({ on, choose });
  const choose = (on: boolean): void => {
    store(on ? "on" : "off");
    show(on);
  };
  const { store } = storeChoice({
    cookie: liveRegionCookie,
    window,
    follow: (stored) => show(readLiveRegionChoice(stored)),
  });
}
