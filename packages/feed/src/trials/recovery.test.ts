import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { OutcomeRef } from "./model/match.ts";
import { TopicPublisher } from "./publisher/topic-publisher.ts";
import { RandomBook } from "./testing/book.ts";
import { seeded } from "./testing/random.ts";
import { healthy, World, type Faults } from "./testing/world.ts";

const probability = (most: number) => fc.double({ min: 0, max: most, noNaN: true });

const faults: fc.Arbitrary<Faults> = fc.record({
  drop: probability(0.4),
  duplicate: probability(0.3),
  delay: probability(0.4),
  truncate: probability(0.1),
  flip: probability(0.2),
  replay: probability(0.2),
  cut: probability(0.05),
  request: probability(0.4),
});

/** Acts of the book, 100 ms apart; heartbeats and the client's timers come between. */
function run(world: World, book: RandomBook, steps: number): void {
  for (let step = 0; step < steps; step++) {
    world.broadcast(book.act(world.stamp));
    world.pass(100);
  }
}

function ready(seed: number): { world: World; book: RandomBook } {
  const random = seeded(seed);
  const publisher = new TopicPublisher("list", 1);
  const book = new RandomBook(publisher, random);
  const world = new World(publisher, random);
  run(world, book, 10);
  return { world, book };
}

describe("F1, F2: after any loss, duplication, reordering, truncation, corruption, delay or reconnect", () => {
  test("the client's state equals the server's within 2 s of a healthy link, and was never one that the server had not", () => {
    fc.assert(
      fc.property(fc.integer(), faults, fc.integer({ min: 1, max: 60 }), (seed, bad, steps) => {
        const { world, book } = ready(seed);
        world.faults = bad;
        run(world, book, steps);
        world.faults = healthy;
        run(world, book, 19);
        world.pass(100);
        expect(world.wrong).toEqual([]);
        expect(world.equal).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  test("also when the server begins a new epoch meanwhile", () => {
    fc.assert(
      fc.property(fc.integer(), faults, fc.integer({ min: 1, max: 20 }), (seed, bad, steps) => {
        const { world, book } = ready(seed);
        world.faults = bad;
        run(world, book, steps);
        world.broadcast(world.publisher.renew(2, world.stamp));
        run(world, book, steps);
        world.faults = healthy;
        run(world, book, 19);
        world.pass(100);
        expect(world.wrong).toEqual([]);
        expect(world.equal).toBe(true);
      }),
      { numRuns: 100 },
    );
  });

  test("what a cell was told last is what the store answers, whatever came between", () => {
    fc.assert(
      fc.property(fc.integer(), faults, fc.integer({ min: 1, max: 40 }), (seed, bad, steps) => {
        const { world, book } = ready(seed);
        const store = world.feed.topic("list")!;
        const told = new Map<string, { ref: OutcomeRef; last: unknown }>();
        const watch = (): void => {
          for (const match of store.matches())
            for (const { outcomes } of match.markets)
              for (const { ref } of outcomes) {
                const key = JSON.stringify(ref);
                if (told.has(key)) continue;
                const { odds, movement, state } = store.quote(ref);
                told.set(key, { ref, last: [odds, movement, state] });
                store.watchOutcome(ref, (...now) => (told.get(key)!.last = now));
              }
        };
        watch();
        world.faults = bad;
        for (let step = 0; step < steps; step++) {
          run(world, book, 1);
          watch();
        }
        world.pass(100);
        for (const { ref, last } of told.values()) {
          const { odds, movement, state } = store.quote(ref);
          expect(last).toEqual([odds, movement, state]);
        }
      }),
      { numRuns: 60 },
    );
  });
});
