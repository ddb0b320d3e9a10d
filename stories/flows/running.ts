import { useSyncExternalStore } from "react";
import type { AnyMachineSnapshot, AnyStateMachine, StateValue } from "xstate";

/** The states of a running machine, by their place: `betSlip`, `betSlip.open`, `betSlip.open.idle`. */
export type Lit = ReadonlySet<string>;

export const nothingLit: Lit = new Set();

/** Which states a snapshot's value stands in, with those around them. */
export function litBy(id: string, value: StateValue): Lit {
  if (typeof value === "string") return new Set([id, `${id}.${value}`]);
  const inside = Object.entries(value).flatMap(([key, within]) =>
    within === undefined ? [`${id}.${key}`] : [...litBy(`${id}.${key}`, within)],
  );
  return new Set([id, ...inside]);
}

interface Watched {
  lit: Lit;
  readonly listeners: Set<() => void>;
}

const watched = new WeakMap<AnyStateMachine, Watched>();

/**
 * Sees where the youngest actor of a machine stands, wherever the product has made it: an actor runs by its machine's own
 * `getInitialSnapshot` and `transition`.
 */
function watch(machine: AnyStateMachine): Watched {
  const known = watched.get(machine);
  if (known) return known;
  const watching: Watched = { lit: nothingLit, listeners: new Set() };
  watched.set(machine, watching);
  let actor: unknown = null;
  const notify = <Snapshot extends AnyMachineSnapshot>(snapshot: Snapshot): Snapshot => {
    watching.lit = litBy(machine.id, snapshot.value as StateValue);
    // Some are made while React draws.
    queueMicrotask(() => watching.listeners.forEach((listener) => listener()));
    return snapshot;
  };
  const begin = machine.getInitialSnapshot.bind(machine);
  const go = machine.transition.bind(machine);
  machine.getInitialSnapshot = (scope, input) => {
    actor = scope.self;
    return notify(begin(scope, input));
  };
  machine.transition = (snapshot, event, scope) => {
    const next = go(snapshot, event, scope);
    return scope.self === actor ? notify(next) : next;
  };
  return watching;
}

/** Begins to watch machines whose actors are still to come. */
export function watchAll(machines: readonly AnyStateMachine[]): void {
  for (const machine of machines) watch(machine);
}

/** Where the youngest actor of a machine stands; nowhere before there is one. */
export function useLit(machine: AnyStateMachine): Lit {
  const watching = watch(machine);
  return useSyncExternalStore(
    (listener) => {
      watching.listeners.add(listener);
      return () => watching.listeners.delete(listener);
    },
    () => watching.lit,
  );
}
