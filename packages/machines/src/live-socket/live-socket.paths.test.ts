import { getShortestPaths } from "@xstate/graph";
import { describe, expect, test } from "vitest";
import { liveLinkState, liveSocketMachine, liveSocketTimes, type LiveSocketInput } from "./live-socket.machine.ts";

const stop = () => undefined;
const input: LiveSocketInput = {
  elect: () => stop,
  openSocket: () => stop,
  follow: () => stop,
  notifyLeader: stop,
  random: () => 0,
};

const events = [
  { type: "NEEDED" },
  { type: "NOT_NEEDED" },
  { type: "ROLE", role: "leading" },
  { type: "ROLE", role: "following" },
  { type: "ROLE", role: "alone" },
  { type: "OPENED" },
  { type: "CLOSED" },
  { type: "CLOSED", because: "maintenance" },
  { type: "MAINTENANCE", on: true },
  { type: "MAINTENANCE", on: false },
  { type: "SILENT" },
  { type: "TRY_NOW" },
  { type: "TRYING", tries: 1 },
  { type: "TRYING", tries: 6 },
  { type: "xstate.after.retry.liveSocket.awake.own.retrying" },
  { type: "xstate.after.probe.liveSocket.awake.own.probing" },
  { type: "xstate.after.connect.liveSocket.awake.own.linked.opening" },
  { type: "xstate.after.steady.liveSocket.awake.own.linked.open" },
];

const serializeEvent = (event: unknown) => JSON.stringify(event);
const paths = getShortestPaths(liveSocketMachine, {
  input,
  events: events as never,
  serializeEvent,
  serializeState: ({ value, context }) => JSON.stringify([value, context.resting, Math.min(context.tries, 7)]),
  // After the invisible retries only their count changes.
  stopWhen: ({ context }) => context.tries > liveSocketTimes.visibleRetries + 1,
});
const values = new Set(paths.map(({ state }) => JSON.stringify(state.value)));

describe(`${paths.length} shortest paths through the live socket`, () => {
  test("reach every state", () => {
    expect([...values].sort()).toEqual(
      [
        '"asleep"',
        '{"awake":"choosing"}',
        '{"awake":{"own":{"linked":"opening"}}}',
        '{"awake":{"own":{"linked":"open"}}}',
        '{"awake":{"own":"retrying"}}',
        '{"awake":{"own":"probing"}}',
        '{"awake":{"following":"waiting"}}',
        '{"awake":{"following":"open"}}',
      ].sort(),
    );
  });

  test("are connected only after a socket that opened, without a later loss", () => {
    for (const { state, steps } of paths) {
      if (liveLinkState(state) !== "connected") continue;
      const opened = steps.findLastIndex(({ event }) => event.type === "OPENED");
      const lastLoss = steps.findLastIndex(({ event }) =>
        ["CLOSED", "SILENT", "NOT_NEEDED", "ROLE"].includes(event.type),
      );
      expect(opened).toBeGreaterThan(lastLoss);
    }
  });

  test("report a lost connection only outside a maintenance", () => {
    const announced = paths.filter(({ state }) => ["reconnecting", "refresh"].includes(liveLinkState(state)));
    expect(announced.length).toBeGreaterThan(5);
    expect(announced.filter(({ state }) => state.context.resting)).toEqual([]);
  });

  test("advise to reload the page only after five visible retries", () => {
    for (const { state, steps } of paths) {
      if (liveLinkState(state) !== "refresh" || !state.matches({ awake: "own" })) continue;
      const closures = steps.filter(
        ({ event }) => ["CLOSED", "SILENT"].includes(event.type) || /connect/.test(event.type),
      );
      const hasTrying = steps.some(({ event }) => event.type === "TRYING");
      expect(hasTrying || closures.length > liveSocketTimes.visibleRetries).toBe(true);
    }
  });

  test("never get stuck: the connection can be restored from every awake state", () => {
    for (const { state } of paths.filter((path) => path.state.matches("awake"))) {
      const shortest = getShortestPaths(liveSocketMachine, {
        fromState: state,
        input,
        events: events as never,
        serializeEvent,
        serializeState: ({ value }) => JSON.stringify(value),
        toState: (found) => liveLinkState(found) === "connected",
        limit: 200,
      });
      expect(shortest.length).toBeGreaterThan(0);
    }
  });
});
