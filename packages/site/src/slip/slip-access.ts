import type { LoadedSlip, SlipEvent, SlipPhase, SlipView } from "@livery/machines";
import { createStore, type Store } from "../app/store.ts";
import { selectionKey } from "../matches/view.ts";

/** What pages and variants see of the slip. */
export interface SlipState {
  /** Null until the slip's own code has come, after the first view. */
  readonly view: SlipView | null;
  readonly phase: SlipPhase;
  /** `selectionKey` of every pick. */
  readonly picked: ReadonlySet<string>;
}

/** A slip that came out of a code. */
export interface LoadedByCode {
  /** Its selections. */
  readonly count: number;
  /** Whether the player has been brought to it. */
  readonly reached: boolean;
}

/** The slip as the rest of the site knows it: there at once, though the machine behind it comes later. */
export interface SlipAccess {
  readonly state: Store<SlipState>;
  /** Whether it lies open over the page, where it does not stand beside it. */
  readonly isOpen: Store<boolean>;
  /** What is sent before the machine has come waits for it. */
  readonly send: (event: SlipEvent) => void;
  /** A slip out of a code takes the place of this one (D22). */
  readonly load: (slip: LoadedSlip) => void;
  /** What was loaded last; null where nothing was. */
  readonly loaded: Store<LoadedByCode | null>;
  readonly attach: (running: RunningSlip) => void;
}

/** The machine's actor, as far as the access needs it. */
export interface RunningSlip {
  readonly send: (event: SlipEvent) => void;
  readonly read: () => { readonly view: SlipView; readonly phase: SlipPhase };
  readonly subscribe: (listener: () => void) => void;
}

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

/** Lists redraw when the picks change, not when the stake does. */
function sameKeys(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  return a.size === b.size && [...a].every((key) => b.has(key));
}
