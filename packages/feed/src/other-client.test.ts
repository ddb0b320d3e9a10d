import { expect, test } from "vitest";
import { TopicPublisher } from "./publisher/topic-publisher.ts";
import { RandomBook } from "./testing/book.ts";
import { type ReceiveResult, OtherClient } from "./testing/other-client.ts";
import { seeded } from "./testing/random.ts";

/** How many schedules, and how many turns of a book each is. */
const schedules = 60;
const rounds = 120;

/** A client that lives by the comments of the schema: it resumes after a gap, fetches when it is told to, and never asks otherwise. */
function followed(seed: number) {
  const random = seeded(seed);
  const publisher = new TopicPublisher("list", 1);
  const book = new RandomBook(publisher, seeded(seed + 1));
  const client = new OtherClient();
  const results = new Map<ReceiveResult, number>();
  let epoch = 1;
  const deliver = (bytes: Uint8Array, stamp: { serverMs: number; sourceAgeMs: number }): void => {
    const what = client.receive(bytes);
    results.set(what, (results.get(what) ?? 0) + 1);
    if (what === "fetch") expect(client.put(publisher.snapshot(stamp))).toBe(true);
    if (what === "gap")
      for (const each of random.chance(0.5) ? publisher.resume(client, stamp) : publisher.catchUp(client, stamp))
        deliver(each, stamp);
  };
  for (let round = 1; round <= rounds; round += 1) {
    const stamp = { serverMs: 1_790_000_000_000 + round * 100, sourceAgeMs: round % 7 };
    const sent = [...book.act(stamp), ...(random.chance(0.02) ? publisher.renumber((epoch += 1), stamp) : [])];
    for (const bytes of sent) {
      if (random.chance(0.1)) continue;
      const damaged = bytes.slice();
      if (random.chance(0.05)) damaged[random.whole(damaged.length)]! ^= 1 << random.whole(8);
      deliver(damaged, stamp);
      if (random.chance(0.05)) deliver(bytes, stamp);
    }
    if (round % 5 === 0) {
      deliver(publisher.heartbeat(stamp), stamp);
      expect([seed, round, client.epoch, client.offset, client.hash]).toEqual([
        seed,
        round,
        publisher.position.epoch,
        publisher.position.offset,
        publisher.hash >>> 0,
      ]);
    }
  }
  return results;
}

test(`a client written from the schema's comments only has the server's state, in ${schedules} schedules of loss, repeats and damage`, () => {
  const all = new Map<ReceiveResult, number>();
  for (let seed = 1; seed <= schedules; seed += 1)
    for (const [what, count] of followed(seed)) all.set(what, (all.get(what) ?? 0) + count);
  for (const what of ["applied", "old", "equal", "damaged", "gap", "fetch"] as const)
    expect([what, (all.get(what) ?? 0) > 50]).toEqual([what, true]);
});
