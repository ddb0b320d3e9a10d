import type { UpdateEvent } from "@livery/machines";
import { createStore, type Store } from "../app/store.ts";

/** What a page knows of newer builds and of a maintenance (§2). */
export interface UpdateState {
  /** A newer build is there, and the player has not put it off. */
  readonly offered: boolean;
  readonly maintenance: boolean;
}

/** The machine's actor, as far as the access needs it. */
export interface RunningUpdate {
  readonly send: (event: UpdateEvent) => void;
  readonly read: () => UpdateState;
  readonly subscribe: (listener: () => void) => void;
}

/** The update banner as the rest of the site knows it: there at once, though the machine behind it comes later. */
export interface UpdateAccess {
  readonly state: Store<UpdateState>;
  /** What is sent before the machine has come waits for it, and fetches it. */
  readonly send: (event: UpdateEvent) => void;
  /** Begins to look for newer builds. */
  readonly begin: () => void;
}

/** Makes the access; nothing is loaded before `begin` or the first event. A prerender does neither. */
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
      // Its code did not come: the next event asks for it again. A page works without the banner.
      isLoading = false;
    }
  };
  return {
    state,
    send(event) {
      if (running) return running.send(event);
      waiting.push(event);
      // Calls are refused from now on: the page says so without waiting for more code.
      if (event.type === "MAINTENANCE") state.set({ ...state.get(), maintenance: true });
      void loadOnce();
    },
    begin: () => void loadOnce(),
  };
}
