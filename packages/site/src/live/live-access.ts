import type { Settings } from "@livery/contract/settings";
import type { LiveLinkState } from "@livery/machines";
import type { LiveAccess } from "../core/features.ts";
import { createStore, type Store } from "../core/store.ts";
import type { LiveRuntime } from "./live-runtime.ts";
import type { LivePorts } from "./live-ports.ts";

/** Creates the access; nothing is loaded and no socket is opened before a subscription. A prerender has none. */
export function createLiveAccess(
  ports: () => LivePorts | Promise<LivePorts>,
  settings: Pick<Store<Pick<Settings, "liveMarketTypeIds">>, "get" | "subscribe">,
): LiveAccess {
  const link = createStore<LiveLinkState>("asleep");
  let runtime: LiveRuntime | null = null;
  let loading: Promise<LiveRuntime> | null = null;
  let inMaintenance = false;
  let listed: readonly number[] = [];
  /** The settings are loaded again every few hours, mostly unchanged. */
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
      // The next subscription loads code that could not be loaded.
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
