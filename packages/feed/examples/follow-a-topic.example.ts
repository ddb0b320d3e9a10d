import { LiveFeed, type OutcomeQuote } from "@livery/feed";

const homeWin = { matchId: 7, marketTypeId: 1, outcomeId: 1, special: "" };

/**
 * Merges a snapshot and the frames of the socket, and returns the price of one outcome. `now` is any steady clock in
 * milliseconds. Each call of the feed returns effects: bytes to send, snapshots to fetch.
 */
export function lastQuote(snapshot: Uint8Array, frames: readonly Uint8Array[], now: number): OutcomeQuote | undefined {
  const feed = new LiveFeed({ schedule: (run) => run() });
  feed.subscribe("list", now);
  feed.opened(now);
  // Frames that arrive before the snapshot wait for it.
  for (const frame of frames) feed.receive(frame, now);
  feed.snapshot("list", snapshot, now);
  return feed.topic("list")?.quote(homeWin);
}
// after the tick of publish-a-topic.example.ts: { odds: 2250, movement: 1, state: "open" }
