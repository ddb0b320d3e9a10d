import type { UpdateEvent } from "@livery/machines";
import { createDeferredActor, type RunningActor } from "../core/deferred-actor.ts";
import type { UpdateAccess, UpdateState } from "../core/features.ts";
import { loadOnce } from "../core/load-once.ts";

/** The update banner's machine. */
export type RunningUpdate = RunningActor<UpdateState, UpdateEvent>;

/**
 * Creates the access. `begin` or the first event loads the machine; if it could not be loaded, the next event does. A prerender
 * does neither.
 */
export function createUpdateAccess(load: () => Promise<RunningUpdate>): UpdateAccess {
  const { attach, send, state } = createDeferredActor<UpdateState, UpdateEvent>({ offered: false, maintenance: false });
  const attachOnce = loadOnce(async () => attach(await load()));
  const begin = (): void => void attachOnce().catch(() => undefined);
  return {
    state,
    begin,
    send(event) {
      const shown = state.get();
      // Calls are refused from now on: the page shows that without waiting for more code.
      if (event.type === "MAINTENANCE" && !shown.maintenance) state.set({ ...shown, maintenance: true });
      send(event);
      begin();
    },
  };
}
