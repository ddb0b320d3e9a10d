import { describe, expect, it, vi } from "vitest";
import { silentLog } from "../log.ts";
import { testDatabase } from "../testing/database.ts";
import { startTestHouse } from "../testing/house.ts";
import { simulatedSource } from "./feed-sources.ts";
import { startLive } from "./live.ts";
import type { LiveFeedSource } from "./live-options.ts";
import { getSnapshot } from "./testing/live-client.ts";
import { firstPace, type Pace, pace } from "./tick-pace.ts";

/** So many ticks alike, one after the other at their pace, from a moment on. */
function after(from: Pace, ticks: number, tookMs: number, lagMs = 0, start = 0): { pace: Pace; at: number } {
  let at = start;
  let now = from;
  for (let tick = 0; tick < ticks; tick += 1) {
    at += Math.max(now.tickMs, tookMs);
    now = pace(now, { at, tookMs, lagMs });
  }
  return { pace: now, at };
}
const tickAfter = (...given: Parameters<typeof after>): number => after(...given).pace.tickMs;

describe("the pace of the tick", () => {
  it("is a tenth of a second while ticks are short", () => {
    expect(tickAfter(firstPace, 1_000, 69)).toBe(100);
    expect(tickAfter(firstPace, 1_000, 0)).toBe(100);
  });

  it("slows down at once when a tick takes more than 70 % of its time, or begins that late", () => {
    expect(tickAfter(firstPace, 1, 71)).toBe(200);
    expect(tickAfter(firstPace, 1, 0, 71)).toBe(200);
    expect(tickAfter(firstPace, 1, 36, 36)).toBe(200);
    expect(tickAfter(firstPace, 2, 150)).toBe(400);
  });

  it("is never slower than 400 ms, however busy", () => {
    expect(tickAfter(firstPace, 50, 3_000, 3_000)).toBe(400);
  });

  it("speeds up by one step after five seconds in which ticks took less than 35 %", () => {
    const slow = after(firstPace, 2, 200);
    const calm = after(slow.pace, 13, 20, 0, slow.at);
    expect(calm.pace.tickMs).toBe(400);
    const faster = after(calm.pace, 1, 20, 0, calm.at);
    expect(faster.pace.tickMs).toBe(200);
    expect(tickAfter(faster.pace, 24, 20, 0, faster.at)).toBe(200);
    expect(tickAfter(faster.pace, 25, 20, 0, faster.at)).toBe(100);
  });

  it("stays while ticks are too long for the next faster pace, and a long tick starts the five seconds again", () => {
    const slow = after(firstPace, 1, 90);
    expect(tickAfter(slow.pace, 1_000, 71)).toBe(200);
    const calm = after(slow.pace, 20, 20, 0, slow.at);
    const between = after(calm.pace, 1, 80, 0, calm.at);
    expect(tickAfter(between.pace, 20, 20, 0, between.at)).toBe(200);
  });

  it("does not oscillate: a load that lets it speed up does not slow it down again", () => {
    for (let tookMs = 0; tookMs < 140; tookMs += 1) {
      const { pace: slow, at } = after({ tickMs: 200, idleSince: null }, 30, tookMs);
      if (slow.tickMs === 100) expect(tickAfter(slow, 30, tookMs, 0, at)).toBe(100);
    }
  });
});

/** A simulated match whose source is polled as a test wants. */
function slowSource(onPoll: () => void): LiveFeedSource {
  const simulated = simulatedSource({ seed: "pace", matches: { football: 1, tennis: 0, points: 0 } });
  return {
    described: simulated.described,
    open: (run) => {
      const source = simulated.open(run);
      return {
        ...source,
        poll: (now) => {
          onPoll();
          return source.poll(now);
        },
      };
    },
  };
}

describe("a server whose source is slow", () => {
  it("ticks less often, and still answers", async () => {
    const wait = new Int32Array(new SharedArrayBuffer(4));
    const house = await startTestHouse({ live: slowSource(() => void Atomics.wait(wait, 0, 0, 90)) });
    try {
      const isSlower = () => house.logged.some((line) => ((JSON.parse(line) as { tickMs?: number }).tickMs ?? 0) > 100);
      await vi.waitUntil(isSlower, { timeout: 30_000, interval: 50 });
      expect((await getSnapshot(house.port, "harbour.localhost", "list")).status).toBe(200);
    } finally {
      await house.close();
    }
  });

  it("ticks as often as before when the source is fast again", async () => {
    const test = await testDatabase();
    // The clock goes on by what a tick takes and by the time until the next one, whatever the machine has to do besides.
    let clockMs = 0;
    let blockedMs = 90;
    let tickMs = 100;
    const onPoll = () => {
      clockMs += blockedMs;
      const restMs = tickMs - blockedMs;
      setImmediate(() => (clockMs += restMs));
    };
    const info = (line: unknown) => void (tickMs = (line as { tickMs?: number }).tickMs ?? tickMs);
    const live = startLive({
      db: test.db,
      connection: test.connection,
      log: { ...silentLog, info },
      source: slowSource(onPoll),
      steadyNow: () => clockMs,
    });
    try {
      await vi.waitUntil(() => tickMs === 200, { timeout: 30_000, interval: 10 });
      blockedMs = 0;
      await vi.waitUntil(() => tickMs === 100, { timeout: 40_000, interval: 50 });
    } finally {
      await live.close();
      await test.drop();
    }
  });
});
