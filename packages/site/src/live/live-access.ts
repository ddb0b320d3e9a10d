import type { Settings } from "@livery/contract/settings";
import type { FeedPosition, TopicStore } from "@livery/feed";
import type { LiveLinkState } from "@livery/machines";
import { createStore, type Store } from "../app/store.ts";
import type { LiveRuntime } from "./live-runtime.ts";
import type { LiveWorld } from "./live-world.ts";

/** The live feed as the rest of the site knows it: there at once, though its code comes with the first topic that is held. */
export interface LiveAccess {
  readonly link: Store<LiveLinkState>;
  /** Holds a topic until the answer is called; `ready` gets its store as soon as the feed's code is there. */
  readonly hold: (topic: string, ready: (store: TopicStore) => void) => () => void;
  readonly position: (topic: string) => FeedPosition | null;
  readonly serverNow: () => number | null;
  /** Tries to connect at once. */
  readonly tryNow: () => void;
  /** The page has heard that a maintenance begins, or is over: the link is tried quietly meanwhile. */
  readonly maintenance: (on: boolean) => void;
}

/** Makes the access; nothing is loaded, and no socket opened, before a topic is held. A prerender holds none. */
export function createLiveAccess(
  world: () => LiveWorld | Promise<LiveWorld>,
  settings: Pick<Store<Pick<Settings, "liveMarketTypeIds">>, "get" | "subscribe">,
): LiveAccess {
  const link = createStore<LiveLinkState>("asleep");
  let runtime: LiveRuntime | null = null;
  let coming: Promise<LiveRuntime> | null = null;
  let inMaintenance = false;
  let listed: readonly number[] = [];
  /** The settings are read anew every few hours, and mostly say what they said. */
  const listTypes = (): void => {
    const { liveMarketTypeIds } = settings.get();
    if (runtime === null || liveMarketTypeIds.join() === listed.join()) return;
    listed = liveMarketTypeIds;
    runtime.listTypes(listed);
  };
  settings.subscribe(listTypes);
  const load = async (): Promise<LiveRuntime> => {
    const [{ createLiveRuntime }, given] = await Promise.all([import("./live-runtime.ts"), world()]);
    runtime = createLiveRuntime(given, link.set);
    listTypes();
    if (inMaintenance) runtime.maintenance(true);
    return runtime;
  };
  const come = async (): Promise<LiveRuntime> => {
    coming ??= load();
    try {
      return await coming;
    } catch (error) {
      // Code that did not come is asked for again by whoever holds the next topic.
      coming = null;
      link.set("refresh");
      throw error;
    }
  };
  return {
    link,
    hold(topic, ready) {
      let ended = false;
      let release = (): void => undefined;
      const start = (running: LiveRuntime): void => {
        const held = running.hold(topic);
        release = held.release;
        ready(held.store);
      };
      if (runtime !== null) start(runtime);
      else
        void come().then(
          (running) => void (ended || start(running)),
          () => undefined,
        );
      return () => {
        ended = true;
        release();
      };
    },
    position: (topic) => runtime?.position(topic) ?? null,
    serverNow: () => runtime?.serverNow() ?? null,
    tryNow: () => runtime?.tryNow(),
    maintenance: (on) => {
      inMaintenance = on;
      runtime?.maintenance(on);
    },
  };
}
