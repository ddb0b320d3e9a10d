import { describe, expect, test } from "vitest";
import * as fc from "fast-check";
import { createActor, SimulatedClock } from "xstate";
import { enqueue, notifyOverlayMachine, overlayNotice, overlayStatus, type OverlayNotice } from "./notify.machine.ts";

const notice = (
  status: OverlayNotice["status"],
  message = status as string,
  subject: string | null = null,
): OverlayNotice => ({ status, message, params: {}, subject });

function run() {
  const clock = new SimulatedClock();
  const actor = createActor(notifyOverlayMachine, { clock }).start();
  return {
    clock,
    send: actor.send.bind(actor),
    show: (...args: Parameters<typeof notice>) => actor.send({ type: "SHOW", notice: notice(...args) }),
    shown: () => overlayNotice(actor.getSnapshot().context)?.message ?? null,
    state: () => actor.getSnapshot().value,
  };
}

test("the statuses have the specification's numbers (§4)", () => {
  expect(overlayStatus).toEqual({
    hidden: 0,
    success: 1,
    failure: 2,
    warning: 3,
    info: 4,
    creatingCoupon: 5,
    keypad: 6,
    wait: 7,
  });
});

describe("one notice at a time", () => {
  test("the others follow in order", () => {
    const overlay = run();
    overlay.show("success", "first");
    overlay.show("failure", "second");
    overlay.show("info", "third");
    expect(overlay.shown()).toBe("first");
    overlay.send({ type: "DISMISS" });
    expect(overlay.shown()).toBe("second");
    overlay.send({ type: "DISMISS" });
    overlay.send({ type: "DISMISS" });
    expect([overlay.shown(), overlay.state()]).toEqual([null, "hidden"]);
    overlay.send({ type: "DISMISS" });
    expect(overlay.state()).toBe("hidden");
  });
  test("the same one is not shown twice", () => {
    const overlay = run();
    overlay.show("failure", "no");
    overlay.show("failure", "no");
    overlay.send({ type: "DISMISS" });
    expect(overlay.shown()).toBeNull();
  });
});

describe("a notice closes by itself", () => {
  test.each([
    ["success", 4000],
    ["info", 5000],
    ["warning", 7000],
  ] as const)("%s after %i ms", (status, time) => {
    const overlay = run();
    overlay.show(status);
    overlay.clock.increment(time - 1);
    expect(overlay.shown()).toBe(status);
    overlay.clock.increment(1);
    expect(overlay.shown()).toBeNull();
  });
  test.each(["failure", "creatingCoupon", "keypad", "wait"] as const)("%s never", (status) => {
    const overlay = run();
    overlay.show(status);
    overlay.clock.increment(3_600_000);
    expect(overlay.shown()).toBe(status);
  });
  test("after its own time, whatever waits behind it", () => {
    const overlay = run();
    overlay.show("success", "first");
    overlay.clock.increment(3000);
    overlay.show("success", "second");
    overlay.clock.increment(1000);
    expect(overlay.shown()).toBe("second");
    overlay.clock.increment(4000);
    expect(overlay.shown()).toBeNull();
  });
  test("but not while the pointer or the focus is on it", () => {
    const overlay = run();
    overlay.show("success");
    overlay.send({ type: "HOLD" });
    overlay.clock.increment(60_000);
    expect(overlay.shown()).toBe("success");
    overlay.send({ type: "RELEASE" });
    overlay.clock.increment(4000);
    expect(overlay.shown()).toBeNull();
  });
});

describe("a coupon being created", () => {
  test("is shown before the current notice, and its result replaces it", () => {
    const overlay = run();
    overlay.show("failure", "earlier");
    overlay.show("creatingCoupon", "placing", "placing");
    expect(overlay.shown()).toBe("placing");
    overlay.show("success", "placed", "placing");
    expect(overlay.shown()).toBe("placed");
    overlay.clock.increment(4000);
    expect(overlay.shown()).toBe("earlier");
  });
  test("is closed by its subject, anywhere in the queue", () => {
    const overlay = run();
    overlay.show("creatingCoupon", "placing", "placing");
    overlay.show("keypad", "keypad");
    overlay.send({ type: "END", subject: "placing" });
    expect(overlay.shown()).toBe("keypad");
    overlay.send({ type: "DISMISS" });
    expect(overlay.shown()).toBeNull();
  });
});

test("a queue has no notice twice, one per subject, and puts a blocking notice before the others", () => {
  const notices = fc.record({
    status: fc.constantFrom("success" as const, "failure" as const, "creatingCoupon" as const, "wait" as const),
    message: fc.constantFrom("a", "b"),
    params: fc.constant({}),
    subject: fc.constantFrom(null, "x", "y"),
  });
  fc.assert(
    fc.property(fc.array(notices), (list) => {
      const queue = list.reduce<readonly OverlayNotice[]>(enqueue, []);
      const subjects = queue.flatMap(({ subject }) => subject ?? []);
      expect(new Set(subjects).size).toBe(subjects.length);
      expect(new Set(queue.map((each) => JSON.stringify(each))).size).toBe(queue.length);
    }),
  );
});
