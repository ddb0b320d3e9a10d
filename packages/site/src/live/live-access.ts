import type { Settings } from "@livery/contract/settings";
import type { LiveLinkState } from "@livery/machines";
import type { LiveAccess } from "../core/features.ts";
import { loadOnce } from "../core/load-once.ts";
import { createStore, type Store } from "@livery/browser-app";
import type { LivePorts } from "./live-ports.ts";
import type { RunningFeed } from "./running-feed.ts";

/** Creates the access; nothing is loaded and no socket is opened before a subscription. A prerender has none. */
export function createLiveAccess(
  ports: () => LivePorts | Promise<LivePorts>,
  settings: Pick<Store<Pick<Settings, "liveMarketTypeIds">>, "get" | "subscribe">,
): LiveAccess {
  const link = createStore<LiveLinkState>("asleep");
  let feed: RunningFeed | null = null;
  let inMaintenance = false;
  let listed: readonly number[] = [];
  /** The settings are loaded again every few hours, mostly unchanged. */
  const listTypes = (): void => {
    const { liveMarketTypeIds } = settings.get();
    if (feed === null || liveMarketTypeIds.join() === listed.join()) return;
    listed = liveMarketTypeIds;
    feed.listTypes(listed);
  };
  settings.subscribe(listTypes);
  const load = loadOnce(async (): Promise<RunningFeed> => {
    const [{ createRunningFeed }, given] = await Promise.all([import("./running-feed.ts"), ports()]);
    feed = createRunningFeed(given, link.set);
    listTypes();
    if (inMaintenance) feed.maintenance(true);
    return feed;
  });
  return {
    link,
    subscribe(topic, ready) {
      let ended = false;
      let release = (): void => undefined;
      const start = (running: RunningFeed): void => {
        const subscription = running.subscribe(topic);
        release = subscription.release;
        ready(subscription.store);
      };
      if (feed !== null) start(feed);
      else
        void load().then(
          (running) => void (ended || start(running)),
          () => link.set("refresh"),
        );
      return () => {
        ended = true;
        release();
      };
    },
    position: (topic) => feed?.position(topic) ?? null,
    serverNow: () => feed?.serverNow() ?? null,
    tryNow: () => feed?.tryNow(),
    maintenance: (on) => {
      inMaintenance = on;
      feed?.maintenance(on);
    },
  };
}
