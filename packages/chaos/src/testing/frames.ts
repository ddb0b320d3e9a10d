import { TopicPublisher } from "@livery/feed/publisher";

const start = Date.parse("2026-11-20T18:00:00Z");
const stamp = (at: number) => ({ serverMs: start + at * 100, sourceAgeMs: at });
const outcome = { marketId: 101, outcomeId: 1 };

/** A topic with one match, by the product's own publisher. */
export function newTopic(topic: string, epoch = 3): TopicPublisher {
  const publisher = new TopicPublisher(topic, epoch);
  publisher.change(
    {
      matches: [{ matchId: 7, betStatus: "started", status: "1p", active: true, home: "A", away: "B", sportId: 1 }],
      markets: [{ marketId: 101, matchId: 7, marketTypeId: 1, name: "x", active: true, open: true, visible: true }],
      outcomes: [{ ...outcome, name: "home", odds: 2_000, active: true, open: true }],
    },
    stamp(0),
  );
  return publisher;
}

/** So many ticks of a topic as they go over the wire. */
export function ticks(publisher: TopicPublisher, count: number): readonly Buffer[] {
  return Array.from({ length: count }, (_, at) => {
    publisher.price(outcome, 2_010 + at * 10);
    return publisher.flush(stamp(at + 1));
  })
    .flat()
    .map((frame) => Buffer.from(frame));
}

/** A frame of each kind, by its name. */
export function everyKind(publisher: TopicPublisher): Readonly<Record<string, readonly Buffer[]>> {
  const all = {
    change: publisher.change({ matches: [{ matchId: 7, score: "1:0" }] }, stamp(100)),
    lock: publisher.lock(true, { matches: [7] }, stamp(101)),
    settle: publisher.settle([{ ...outcome, result: "won" }], stamp(102)),
    rollback: publisher.rollback([101], stamp(103)),
    tick: ticks(publisher, 1),
    heartbeat: [publisher.heartbeat(stamp(105))],
    reset: [publisher.reset("slow", stamp(106))],
  };
  return Object.fromEntries(
    Object.entries(all).map(([kind, frames]) => [kind, frames.map((frame) => Buffer.from(frame))]),
  );
}

export const snapshotOf = (publisher: TopicPublisher): Buffer => Buffer.from(publisher.snapshot(stamp(200)));
