import { frameOffsetsOf } from "@livery/feed/publisher";
import { expect, it } from "vitest";
import { Topics } from "./topics.ts";

it("between ticks the due heartbeats are sent, each at its time, and no prices", () => {
  let serverMs = 1_790_000_000_000;
  let sent: string[] = [];
  const topics = new Topics(
    1,
    () => ({ serverMs, sourceAgeMs: 0 }),
    (topic, frames) => {
      for (const frame of frames) sent.push(`${topic} ${frameOffsetsOf(frame).kind} ${frameOffsetsOf(frame).to}`);
    },
  );
  const home = { marketId: 5, outcomeId: 1 };
  const input = {
    matches: [{ matchId: 1 }],
    markets: [{ marketId: 5, matchId: 1 }],
    outcomes: [{ ...home, odds: 2_000 }],
  };
  const pass = (ms: number, what: () => void): string[] => {
    sent = [];
    serverMs += ms;
    what();
    return sent;
  };
  topics.publish("list", (publisher, stamp) => publisher.change(input, stamp));
  topics.publish("match:1", (publisher, stamp) => publisher.change(input, stamp));
  topics.tick();
  pass(1_000, () => topics.tick());
  topics.get("list")?.price(home, 2_100);
  expect(pass(700, () => topics.sendHeartbeats())).toEqual([]);
  expect(pass(100, () => topics.sendHeartbeats())).toEqual(["list heartbeat 1", "match:1 heartbeat 1"]);
  expect(pass(100, () => topics.sendHeartbeats())).toEqual([]);
  expect(pass(100, () => topics.tick())).toEqual(["list tick 2"]);
  // Half a second after the last of a run of frames.
  expect(pass(500, () => topics.sendHeartbeats())).toEqual(["list heartbeat 2"]);
});
