import type { UpdateEvent } from "@livery/machines";
import { createLoadingActor, type RunningActor } from "../core/deferred-actor.ts";
import type { UpdateAccess, UpdateState } from "../core/features.ts";

/** The update banner's machine. */
export type RunningUpdate = RunningActor<UpdateState, UpdateEvent>;

/** Creates the access; nothing is loaded before `begin` or the first event. A prerender does neither. */
export function createUpdateAccess(load: () => Promise<RunningUpdate>): UpdateAccess {
  const { begin, send, state } = createLoadingActor<UpdateState, UpdateEvent>(
    { offered: false, maintenance: false },
    load,
  );
  return {
    state,
    begin,
    send(event) {
      const shown = state.get();
      // Calls are refused from now on: the page shows that without waiting for more code.
      if (event.type === "MAINTENANCE" && !shown.maintenance) state.set({ ...shown, maintenance: true });
      send(event);
    },
  };
}
