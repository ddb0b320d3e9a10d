import { createStore, type Store } from "./store.ts";

/** A machine's actor, as far as the site outside it is concerned. */
export interface RunningActor<View, Event> {
  readonly send: (event: Event) => void;
  readonly read: () => View;
  readonly subscribe: (listener: () => void) => void;
}

/** An actor as the first view knows it: there at once, though the machine behind it comes later. */
export interface DeferredActor<View, Event> {
  readonly state: Store<View>;
  /** What is sent before the machine has come waits for it. */
  readonly send: (event: Event) => void;
  readonly attach: (running: RunningActor<View, Event>) => void;
}

/** Makes one that shows `view` until its machine has come. */
export function createDeferredActor<View, Event>(view: View): DeferredActor<View, Event> {
  const state = createStore(view);
  const waiting: Event[] = [];
  let running: RunningActor<View, Event> | null = null;
  return {
    state,
    send(event) {
      if (running) running.send(event);
      else waiting.push(event);
    },
    attach(actor) {
      const sync = (): void => {
        const current = actor.read();
        if (!alike(state.get(), current)) state.set(current);
      };
      running = actor;
      actor.subscribe(sync);
      sync();
      for (const event of waiting.splice(0)) actor.send(event);
    },
  };
}

/** Whether two views say the same: a machine makes its view anew with each step. */
function alike<View>(one: View, other: View): boolean {
  if (!isRecord(one) || !isRecord(other)) return Object.is(one, other);
  const names = Object.keys(one);
  return names.length === Object.keys(other).length && names.every((name) => Object.is(one[name], other[name]));
}

function isRecord(view: unknown): view is Readonly<Record<string, unknown>> {
  return typeof view === "object" && view !== null;
}
