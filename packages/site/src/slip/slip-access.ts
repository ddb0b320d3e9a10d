import type { LoadedSlip, SlipEvent, SlipPhase, SlipView } from "@livery/machines";
import { createStore, type Store } from "../core/store.ts";
import { selectionKey } from "../matches/matches.view.ts";

/** The slip's state for pages and variants. */
export interface SlipState {
  /** Null until the slip's own code is loaded, after the first view. */
  readonly view: SlipView | null;
  readonly phase: SlipPhase;
  /** `selectionKey` of every selection. */
  readonly picked: ReadonlySet<string>;
}

/** A slip that was loaded by a code. */
export interface LoadedByCode {
  /** The number of its selections. */
  readonly count: number;
  /** Whether the slip has been shown to the player. */
  readonly reached: boolean;
}

/** The slip for the rest of the site: available at once, though its machine is loaded later. */
export interface SlipAccess {
  readonly state: Store<SlipState>;
  /** Whether the slip is open over the page, where it does not stand beside it. */
  readonly isOpen: Store<boolean>;
  /** Events that are sent before the machine is attached wait for it. */
  readonly send: (event: SlipEvent) => void;
  /** Replaces the slip with one of a code (D22). */
  readonly load: (slip: LoadedSlip) => void;
  /** The slip that was loaded last; null for none. */
  readonly loaded: Store<LoadedByCode | null>;
  readonly attach: (running: RunningSlip) => void;
}

/** The part of the machine's actor that the access needs. */
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

/** Lists are drawn again when the selections change, not when the stake does. */
function sameKeys(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  return a.size === b.size && [...a].every((key) => b.has(key));
}
