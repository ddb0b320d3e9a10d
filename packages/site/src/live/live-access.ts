import type { Settings } from "@livery/contract/settings";
import type { FeedPosition, TopicStore } from "@livery/feed";
import type { LiveLinkState } from "@livery/machines";
import { createStore, type Store } from "../app/store.ts";
import type { LiveRuntime } from "./live-runtime.ts";
import type { LivePorts } from "./live-ports.ts";

/** The live feed as the rest of the site knows it: there at once, though its code comes with the first topic that is held. */
export interface LiveAccess {
  readonly link: Store<LiveLinkState>;
  /** Holds a topic until the answer is called; `ready` gets its store as soon as the feed's code is there. */
  readonly subscribe: (topic: string, ready: (store: TopicStore) => void) => () => void;
  readonly position: (topic: string) => FeedPosition | null;
  readonly serverNow: () => number | null;
  /** Tries to connect at once. */
  readonly tryNow: () => void;
  /** The page has heard that a maintenance begins, or is over: the link is tried quietly meanwhile. */
  readonly maintenance: (on: boolean) => void;
}

/** Makes the access; nothing is loaded, and no socket opened, before a topic is held. A prerender holds none. */
export function createLiveAccess(
  ports: () => LivePorts | Promise<LivePorts>,
  settings: Pick<Store<Pick<Settings, "liveMarketTypeIds">>, "get" | "subscribe">,
): LiveAccess {
  const link = createStore<LiveLinkState>("asleep");
  let runtime: LiveRuntime | null = null;
  let loading: Promise<LiveRuntime> | null = null;
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
  const createRuntime = async (): Promise<LiveRuntime> => {
    const [{ createLiveRuntime }, given] = await Promise.all([import("./live-runtime.ts"), ports()]);
    runtime = createLiveRuntime(given, link.set);
    listTypes();
    if (inMaintenance) runtime.maintenance(true);
    return runtime;
  };
  const loadOnce = async (): Promise<LiveRuntime> => {
    loading ??= createRuntime();
    try {
      return await loading;
    } catch (error) {
      // Code that did not come is asked for again by whoever holds the next topic.
      loading = null;
      link.set("refresh");
      throw error;
    }
  };
  return {
    link,
    subscribe(topic, ready) {
      let ended = false;
      let release = (): void => undefined;
      const start = (running: LiveRuntime): void => {
        const subscription = running.subscribe(topic);
        release = subscription.release;
        ready(subscription.store);
      };
      if (runtime !== null) start(runtime);
      else
        void loadOnce().then(
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
