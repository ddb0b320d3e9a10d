import { expect, test, vi } from "vitest";
import { createDeferredActor } from "./deferred-actor.ts";

function machine() {
  let view = { count: 0, word: "none" };
  const listeners = new Set<() => void>();
  const got: string[] = [];
  return {
    got,
    step: (next: typeof view) => {
      view = next;
      for (const listener of listeners) listener();
    },
    running: {
      send: (event: string) => void got.push(event),
      read: () => ({ ...view }),
      subscribe: (listener: () => void) => void listeners.add(listener),
    },
  };
}

test("shows its initial state until its machine is attached, and then the machine's state", () => {
  const actor = createDeferredActor<{ count: number; word: string }, string>({ count: -1, word: "waiting" });
  expect(actor.state.get().word).toBe("waiting");
  const { running, step } = machine();
  actor.attach(running);
  expect(actor.state.get()).toEqual({ count: 0, word: "none" });
  step({ count: 1, word: "one" });
  expect(actor.state.get()).toEqual({ count: 1, word: "one" });
});

test("events that are sent before that wait in their order, and are sent once", () => {
  const actor = createDeferredActor<{ count: number; word: string }, string>({ count: 0, word: "none" });
  actor.send("first");
  actor.send("second");
  const { got, running } = machine();
  actor.attach(running);
  actor.send("third");
  expect(got).toEqual(["first", "second", "third"]);
});

test("a step that changes no shown value notifies no listener", () => {
  const actor = createDeferredActor<{ count: number; word: string }, string>({ count: 0, word: "none" });
  const { running, step } = machine();
  actor.attach(running);
  const listener = vi.fn<() => void>();
  actor.state.subscribe(listener);
  const before = actor.state.get();
  step({ count: 0, word: "none" });
  expect(listener).not.toHaveBeenCalled();
  expect(actor.state.get()).toBe(before);
  step({ count: 0, word: "some" });
  expect(listener).toHaveBeenCalledOnce();
});

test("the state of the machine before the queued events is not shown", () => {
  const actor = createDeferredActor<{ on: boolean }, "turn on">({ on: true });
  const shown: boolean[] = [];
  actor.state.subscribe(() => shown.push(actor.state.get().on));
  actor.send("turn on");
  let on = false;
  actor.attach({
    send: () => {
      on = true;
    },
    read: () => ({ on }),
    subscribe: () => undefined,
  });
  expect([shown, actor.state.get()]).toEqual([[], { on: true }]);
});
