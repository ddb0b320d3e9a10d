import { createStore, type Store } from "@livery/browser-app";

/** The part of a machine's actor that the site uses. */
export interface RunningActor<View, Event> {
  readonly send: (event: Event) => void;
  readonly read: () => View;
  readonly subscribe: (listener: () => void) => void;
}

/** An actor for the first view: available at once, though its machine is loaded later. */
export interface DeferredActor<View, Event> {
  readonly state: Store<View>;
  /** Events that are sent before the machine is attached wait for it. */
  readonly send: (event: Event) => void;
  readonly attach: (running: RunningActor<View, Event>) => void;
}

/** Creates a deferred actor that shows `view` until its machine is attached. */
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
      // First the events: what the machine was before them is not shown.
      for (const event of waiting.splice(0)) actor.send(event);
      actor.subscribe(sync);
      sync();
    },
  };
}

/** Whether two views have the same fields: a machine creates a new view with each step. */
function alike<View>(one: View, other: View): boolean {
  if (!isRecord(one) || !isRecord(other)) return Object.is(one, other);
  const names = Object.keys(one);
  return names.length === Object.keys(other).length && names.every((name) => Object.is(one[name], other[name]));
}

function isRecord(view: unknown): view is Readonly<Record<string, unknown>> {
  return typeof view === "object" && view !== null;
}
