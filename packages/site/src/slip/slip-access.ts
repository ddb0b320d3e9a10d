import type { SlipEvent } from "@livery/machines";
import { createDeferredActor } from "../core/deferred-actor.ts";
import type { LoadedByCode, SlipAccess, SlipState } from "../core/features.ts";
import { createStore } from "@livery/browser-app";

/** The slip before its machine is attached. */
export const emptySlip: SlipState = { view: null, phase: "idle", selected: new Set() };

export function createSlipAccess(): SlipAccess {
  const actor = createDeferredActor<SlipState, SlipEvent>(emptySlip);
  const loaded = createStore<LoadedByCode | null>(null);
  return {
    ...actor,
    isOpen: createStore(false),
    loaded,
    load(slip) {
      loaded.set({ count: slip.selections.length, reached: false });
      actor.send({ type: "LOAD", slip });
    },
  };
}
