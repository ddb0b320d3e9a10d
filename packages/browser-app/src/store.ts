import { useSyncExternalStore } from "react";

/** One value that outlives components and notifies its listeners. */
export interface Store<Value> {
  readonly get: () => Value;
  readonly set: (value: Value) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

/**
 * Creates a store.
 * @example packages/browser-app/examples/share-a-value.example.ts
 */
export function createStore<Value>(initial: Value): Store<Value> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set(next) {
      if (Object.is(next, value)) return;
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export function useStore<Value>(store: Store<Value>): Value {
  return useSyncExternalStore(store.subscribe, store.get, store.get);
}

/** A part of a store's value, the same one as long as it does not change: its readers are drawn again only then. */
export function useOf<Value, Part>(store: Store<Value>, part: (value: Value) => Part): Part {
  const read = (): Part => part(store.get());
  return useSyncExternalStore(store.subscribe, read, read);
}
