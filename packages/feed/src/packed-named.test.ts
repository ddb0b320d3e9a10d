import { expect, test } from "vitest";
import { LiveFeed } from "./client/live-feed.ts";
import { noChange } from "./publisher/split.ts";
import { TopicPublisher } from "./publisher/topic-publisher.ts";
import { RandomBook } from "./testing/book.ts";
import { seeded } from "./testing/random.ts";
import { writeChange } from "./wire/body.ts";
import { writeFrame } from "./wire/frame.ts";
import { emptyHeader, kinds, readHeader } from "./wire/header.ts";
import { readTick } from "./wire/tick.ts";

const header = emptyHeader();

/** The frame itself, but a tick as the change that names each of its prices. */
function named(bytes: Uint8Array, odds: (handle: number) => number): Uint8Array {
  readHeader(bytes, header);
  const { epoch, offset, prevOffset, serverMs, sourceAgeMs } = header;
  if (header.kind !== kinds.tick) return bytes;
  const { deltas, handles } = readTick(bytes, header);
  const outcomes = handles.map((handle, at) => ({ handle, odds: odds(handle) + (deltas[at] ?? 0) }));
  const body = writeChange({ ...noChange, outcomes });
  return writeFrame({ topic: "list", epoch, offset, prevOffset, serverMs, sourceAgeMs }, "change", body);
}

function client(publisher: TopicPublisher): LiveFeed {
  const feed = new LiveFeed({ schedule: () => {} });
  feed.subscribe("list", 0);
  feed.opened(0);
  feed.snapshot("list", publisher.snapshot({ serverMs: 1_790_000_000_000, sourceAgeMs: 0 }).slice(), 0);
  return feed;
}

test("packed = named: a client with ticks and one with named prices have the same state after every frame", () => {
  let ticks = 0;
  for (let seed = 1; seed <= 40; seed += 1) {
    const publisher = new TopicPublisher("list", seed);
    const book = new RandomBook(publisher, seeded(seed));
    const [packed, spelled] = [client(publisher), client(publisher)];
    const held = (feed: LiveFeed) => feed.topic("list")?.held;
    for (let round = 1; round <= 120; round += 1) {
      const stamp = { serverMs: 1_790_000_000_000 + round * 100, sourceAgeMs: 0 };
      for (const bytes of book.act(stamp)) {
        const other = named(bytes, (handle) => held(spelled)?.columns.odds(handle) ?? 0);
        if (other !== bytes) ticks += 1;
        packed.receive(bytes.slice(), round);
        spelled.receive(other.slice(), round);
        expect([seed, round, held(spelled)?.hash()]).toEqual([seed, round, held(packed)?.hash()]);
      }
      expect(held(packed)?.hash()).toBe(publisher.hash);
    }
  }
  expect(ticks).toBeGreaterThan(1_000);
});
