import { getShortestPaths } from "@xstate/graph";
import { describe, expect, test } from "vitest";
import { createActor, SimulatedClock } from "xstate";
import { minor } from "@livery/betting";
import { CallError, type JsonValue } from "@livery/contract";
import { writeSlip, type SlipRecord } from "../slip/storage/record.ts";
import { slipSelection } from "../testing/slips.ts";
import { handedSlipKey, storedHandedSlip } from "./handed.ts";
import { crossingTimeout, handOffMachine, type HandOffEmitted, type HandOffInput } from "./hand-off.machine.ts";

const target = "https://m.harbour.example/en/";
const slip: SlipRecord = {
  selections: [slipSelection(1), slipSelection(2)],
  sizes: [],
  stake: minor(1000),
  oddsChange: "none",
  attempt: null,
};
const asJson = JSON.parse(writeSlip(slip)) as JsonValue;
const never = () => new Promise<never>(() => undefined);

function input(more: Partial<HandOffInput> = {}) {
  const stored: string[] = [];
  const sent: JsonValue[] = [];
  return {
    target,
    arriving: false,
    signedIn: false,
    slip: null,
    handed: { read: () => stored.at(-1) ?? null, write: (text: string) => void stored.push(text) },
    create: (carried: JsonValue) => {
      sent.push(carried);
      return Promise.resolve({ host: "m.harbour.example" });
    },
    redeem: () => Promise.resolve({ signedIn: false, slip: null }),
    ...more,
    stored,
    sent,
  };
}

async function run(more: Partial<HandOffInput> = {}) {
  const given = input(more);
  const clock = new SimulatedClock();
  const emitted: HandOffEmitted[] = [];
  const actor = createActor(handOffMachine, { input: given, clock });
  actor.on("redirect", (event) => emitted.push(event));
  actor.on("arrived", (event) => emitted.push(event));
  actor.start();
  const settle = () => new Promise<void>((resolve) => setImmediate(resolve));
  await settle();
  return { given, emitted, settle, pass: (ms: number) => clock.increment(ms), state: () => actor.getSnapshot().value };
}

const redirected = [{ type: "redirect", address: target }];

describe("a document that belongs on the other host", () => {
  test("is left at once if there is nothing to hand over", async () => {
    const crossing = await run();
    expect([crossing.emitted, crossing.given.sent.length]).toEqual([redirected, 0]);
    const empty = await run({ slip: { ...slip, selections: [] } });
    expect([empty.emitted, empty.given.sent.length]).toEqual([redirected, 0]);
  });
  test("hands session and slip to the server first", async () => {
    const crossing = await run({ signedIn: true, slip });
    expect(crossing.given.sent).toEqual([asJson]);
    expect(crossing.emitted).toEqual(redirected);
    const without = await run({ signedIn: true });
    expect(without.given.sent).toEqual([null]);
  });
  test("hands over a slip once, and again only if it has changed", async () => {
    const first = await run({ slip });
    expect(first.given.stored).toEqual([writeSlip(slip)]);
    const handed = { read: () => writeSlip(slip), write: () => undefined };
    const again = await run({ slip, handed });
    expect([again.emitted, again.given.sent.length]).toEqual([redirected, 0]);
    const changed = await run({ slip: { ...slip, stake: minor(2000) }, handed });
    expect(changed.given.sent).toHaveLength(1);
  });
  test("stays when the server cannot be reached or is too slow, so that a player is not moved while using the page", async () => {
    const failing = await run({ slip, create: () => Promise.reject(new CallError("offline")) });
    expect([failing.emitted, failing.given.stored, failing.state()]).toEqual([[], [], "here"]);
    let answer: (value: unknown) => void = () => undefined;
    const slow = await run({ slip, create: () => new Promise((resolve) => (answer = resolve)) });
    slow.pass(crossingTimeout);
    answer({});
    await slow.settle();
    expect([slow.emitted, slow.given.stored, slow.state()]).toEqual([[], [], "here"]);
  });
  test("is left if the server has nothing to hand over", async () => {
    const create = () => Promise.reject(new CallError("invalid_field", { path: "slip" }));
    expect((await run({ signedIn: true, create })).emitted).toEqual(redirected);
  });
});

test("a document on the right host does nothing", async () => {
  const here = await run({ target: null, signedIn: true, slip });
  expect([here.emitted, here.state(), here.given.sent.length]).toEqual([[], "here", 0]);
});

describe("a document that a hand-off leads to", () => {
  test("reports player and slip", async () => {
    const arrived = await run({
      target: null,
      arriving: true,
      redeem: () => Promise.resolve({ signedIn: true, slip: asJson }),
    });
    expect(arrived.emitted).toEqual([{ type: "arrived", signedIn: true, slip }]);
  });
  test("ignores a slip that it cannot read", async () => {
    for (const wrong of [null, { selections: "x" }, [], "slip"])
      expect(
        (await run({ target: null, arriving: true, redeem: () => Promise.resolve({ signedIn: false, slip: wrong }) }))
          .emitted,
      ).toEqual([{ type: "arrived", signedIn: false, slip: null }]);
  });
  test("starts without a slip if the code is no longer valid", async () => {
    const expired = await run({
      target: null,
      arriving: true,
      redeem: () => Promise.reject(new CallError("not_found")),
    });
    expect([expired.emitted, expired.state()]).toEqual([[], "here"]);
  });
  test("stays, however narrow the window is", async () => {
    const arrived = await run({ arriving: true, signedIn: true });
    expect(arrived.emitted).toEqual([{ type: "arrived", signedIn: false, slip: null }]);
  });
});

test("on every path a document is left or stays, and hands over only what it should", () => {
  const call = (name: string) => [
    { type: `xstate.done.actor.0.handOff.${name}`, output: { signedIn: true, slip: asJson } },
    { type: `xstate.error.actor.0.handOff.${name}`, error: new CallError("offline") },
    { type: `xstate.error.actor.0.handOff.${name}`, error: new CallError("invalid_field") },
    { type: `xstate.after.crossingTimeout.handOff.${name}` },
  ];
  for (const arriving of [true, false]) {
    for (const to of [target, null]) {
      for (const given of [slip, null]) {
        const paths = getShortestPaths(handOffMachine, {
          input: input({ arriving, target: to, slip: given, create: never, redeem: never }),
          events: [...call("leaving"), ...call("arriving")] as never,
          serializeState: ({ value }) => JSON.stringify(value),
        });
        const ends = paths.filter(({ state }) => state.status === "done").map(({ state }) => state.value);
        expect(ends.length).toBeGreaterThan(0);
        expect(ends.includes("gone")).toBe(!arriving && to !== null);
        const left = paths.some(({ state }) => state.value === "leaving");
        expect(left).toBe(!arriving && to !== null && given !== null);
      }
    }
  }
});

describe("the slip that was handed over", () => {
  test("is stored on this host", () => {
    const values = new Map<string, string>();
    const storage = {
      getItem: (key: string) => values.get(key) ?? null,
      setItem: (key: string, value: string) => void values.set(key, value),
    };
    const handed = storedHandedSlip({ storage, report: () => undefined });
    expect(handed.read()).toBeNull();
    handed.write("slip");
    expect([handed.read(), values.get(handedSlipKey)]).toEqual(["slip", "slip"]);
  });
  test("is reported when the browser refuses storage", () => {
    const errors: unknown[] = [];
    const blocked = () => {
      throw new DOMException("blocked", "SecurityError");
    };
    const handed = storedHandedSlip({
      storage: { getItem: blocked, setItem: blocked },
      report: (error) => errors.push(error),
    });
    handed.write("slip");
    expect([handed.read(), errors.length]).toEqual([null, 2]);
  });
});
