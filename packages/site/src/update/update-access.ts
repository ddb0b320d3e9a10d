import type { UpdateEvent } from "@livery/machines";
import type { UpdateAccess, UpdateState } from "../core/features.ts";
import { createStore } from "../core/store.ts";

/** The part of the machine's actor that the access needs. */
export interface RunningUpdate {
  readonly send: (event: UpdateEvent) => void;
  readonly read: () => UpdateState;
  readonly subscribe: (listener: () => void) => void;
}

/** Creates the access; nothing is loaded before `begin` or the first event. A prerender does neither. */
export function createUpdateAccess(load: () => Promise<RunningUpdate>): UpdateAccess {
  const state = createStore<UpdateState>({ offered: false, maintenance: false });
  const waiting: UpdateEvent[] = [];
  let running: RunningUpdate | null = null;
  let isLoading = false;
  const loadOnce = async (): Promise<void> => {
    if (isLoading) return;
    isLoading = true;
    try {
      const update = await load();
      const sync = (): void => {
        const { maintenance, offered } = update.read();
        const before = state.get();
        if (before.offered !== offered || before.maintenance !== maintenance) state.set({ offered, maintenance });
      };
      update.subscribe(sync);
      running = update;
      for (const event of waiting.splice(0)) update.send(event);
      sync();
    } catch {
      // The code could not be loaded: the next event loads it again. A page works without the banner.
      isLoading = false;
    }
  };
  return {
    state,
    send(event) {
      if (running) return running.send(event);
      waiting.push(event);
      // Calls are refused from now on: the page shows that without waiting for more code.
      if (event.type === "MAINTENANCE") state.set({ ...state.get(), maintenance: true });
      void loadOnce();
    },
    begin: () => void loadOnce(),
  };
}
