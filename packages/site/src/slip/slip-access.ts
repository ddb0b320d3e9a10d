import type { SlipEvent, SlipView } from "@livery/machines";
import type { LoadedByCode, SlipAccess, SlipState } from "../core/features.ts";
import { createStore } from "../core/store.ts";
import { selectionKey } from "../matches/matches.view.ts";

const nothingYet: SlipState = { view: null, phase: "idle", picked: new Set() };

export function createSlipAccess(): SlipAccess {
  const state = createStore<SlipState>(nothingYet);
  const waiting: SlipEvent[] = [];
  const loaded = createStore<LoadedByCode | null>(null);
  let running: RunningSlip | null = null;
  const send = (event: SlipEvent): void => {
    if (running) running.send(event);
    else waiting.push(event);
  };
  return {
    state,
    isOpen: createStore(false),
    send,
    load(slip) {
      loaded.set({ count: slip.picks.length, reached: false });
      send({ type: "LOAD", slip });
    },
    loaded,
    attach(slip) {
      const sync = (): void => {
        const { view, phase } = slip.read();
        const before = state.get();
        if (before.view === view && before.phase === phase) return;
        const picked = keysOf(view);
        state.set({ view, phase, picked: sameKeys(before.picked, picked) ? before.picked : picked });
      };
      running = slip;
      slip.subscribe(sync);
      sync();
      for (const event of waiting.splice(0)) slip.send(event);
    },
  };
}

function keysOf(view: SlipView): ReadonlySet<string> {
  return new Set(view.legs.map(({ pick }) => selectionKey(pick)));
}

/** Lists are drawn again when the selections change, not when the stake does. */
function sameKeys(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  return a.size === b.size && [...a].every((key) => b.has(key));
}
