import { afterAll, describe, expect, it, vi } from "vitest";
import { startTestHouse, type TestHouse } from "../testing/house.ts";
import { simulatedSource } from "./feed-sources.ts";
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
  it("is a tenth of a second while there is time for it", () => {
    expect(tickAfter(firstPace, 1_000, 69)).toBe(100);
    expect(tickAfter(firstPace, 1_000, 0)).toBe(100);
  });

  it("is slower at once when a tick takes more than 70 % of its time, or begins so late", () => {
    expect(tickAfter(firstPace, 1, 71)).toBe(200);
    expect(tickAfter(firstPace, 1, 0, 71)).toBe(200);
    expect(tickAfter(firstPace, 1, 36, 36)).toBe(200);
    expect(tickAfter(firstPace, 2, 150)).toBe(400);
  });

  it("is never slower than 400 ms, however busy", () => {
    expect(tickAfter(firstPace, 50, 3_000, 3_000)).toBe(400);
  });

  it("is faster after five seconds in which ticks took less than 35 %, a step at a time", () => {
    const slow = after(firstPace, 2, 200);
    const calm = after(slow.pace, 13, 20, 0, slow.at);
    expect(calm.pace.tickMs).toBe(400);
    const faster = after(calm.pace, 1, 20, 0, calm.at);
    expect(faster.pace.tickMs).toBe(200);
    expect(tickAfter(faster.pace, 24, 20, 0, faster.at)).toBe(200);
    expect(tickAfter(faster.pace, 25, 20, 0, faster.at)).toBe(100);
  });

  it("stays while there is more to do than for the next faster one: a busy tick between begins the five seconds anew", () => {
    const slow = after(firstPace, 1, 90);
    expect(tickAfter(slow.pace, 1_000, 71)).toBe(200);
    const calm = after(slow.pace, 20, 20, 0, slow.at);
    const between = after(calm.pace, 1, 80, 0, calm.at);
    expect(tickAfter(between.pace, 20, 20, 0, between.at)).toBe(200);
  });

  it("does not swing: what is little at one pace is not too much at the next faster one", () => {
    for (let tookMs = 0; tookMs < 140; tookMs += 1) {
      const { pace: slow, at } = after({ tickMs: 200, idleSince: null }, 30, tookMs);
      if (slow.tickMs === 100) expect(tickAfter(slow, 30, tookMs, 0, at)).toBe(100);
    }
  });
});

describe("a house whose source takes its time", () => {
  let house: TestHouse | undefined;
  afterAll(() => house?.close());

  it("ticks less often, and as often as before when there is time again", async () => {
    let blockedMs = 90;
    const simulated = simulatedSource({ seed: "pace", matches: { football: 1, tennis: 0, points: 0 } });
    const wait = new Int32Array(new SharedArrayBuffer(4));
    house = await startTestHouse({
      live: {
        described: simulated.described,
        open: (run) => {
          const source = simulated.open(run);
          return {
            ...source,
            poll: (now) => {
              Atomics.wait(wait, 0, 0, blockedMs);
              return source.poll(now);
            },
          };
        },
      },
    });
    const paceNow = () =>
      house?.logged
        .map((line) => JSON.parse(line) as { tickMs?: number })
        .findLast(({ tickMs }) => tickMs !== undefined)?.tickMs;
    await vi.waitUntil(() => (paceNow() ?? 100) > 100, { timeout: 20_000, interval: 50 });
    expect((await getSnapshot(house.port, "harbour.localhost", "list")).status).toBe(200);
    blockedMs = 0;
    await expect.poll(paceNow, { timeout: 40_000 }).toBe(100);
  });
});
