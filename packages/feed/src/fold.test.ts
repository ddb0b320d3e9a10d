import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readSnapshot } from "./snapshot/snapshot.ts";
import { at, away, draw, home, oneMatch, FeedFixture } from "./testing/feed-fixture.ts";
import { TopicPublisher } from "./publisher/topic-publisher.ts";

const outcome = fc.constantFrom(home, draw, away);
const prices = fc.array(
  fc.record({ outcome, odds: fc.integer({ min: 1_010, max: 90_000_000 }), flush: fc.boolean() }),
  { maxLength: 60 },
);

describe("the fold of ticks", () => {
  test("equals the snapshot, for any split of prices into ticks", () => {
    fc.assert(
      fc.property(prices, (changes) => {
        const fixture = new FeedFixture();
        for (const [index, change] of changes.entries()) {
          fixture.publisher.price(change.outcome, change.odds);
          if (change.flush) fixture.receive(fixture.publisher.flush(at(index)));
        }
        fixture.receive(fixture.publisher.flush(at(1_000)));
        const { state } = readSnapshot(fixture.publisher.snapshot(at(1_000)));
        expect(fixture.store.held.columns.cells.slice(0, 3)).toEqual(state.columns.cells.slice(0, 3));
        expect(fixture.store.held.hash()).toBe(state.hash());
        for (const { outcomeId } of [home, draw, away]) {
          const last = changes.findLast((change) => change.outcome.outcomeId === outcomeId)?.odds;
          const ref = { matchId: 7, marketTypeId: 1, outcomeId, special: "" };
          if (last !== undefined) expect(fixture.store.quote(ref).odds).toBe(last);
        }
      }),
    );
  });

  test("packed = named: the same prices as ticks and as named prices end in the same state, movement included", () => {
    fc.assert(
      fc.property(prices, (changes) => {
        const packed = new TopicPublisher("list", 1);
        const named = new TopicPublisher("list", 1);
        for (const publisher of [packed, named]) publisher.change(oneMatch, at(0));
        for (const [index, change] of changes.entries()) {
          packed.price(change.outcome, change.odds);
          packed.flush(at(index));
          named.change({ outcomes: [{ ...change.outcome, odds: change.odds }] }, at(index));
        }
        expect(packed.hash).toBe(named.hash);
      }),
    );
  });
});
