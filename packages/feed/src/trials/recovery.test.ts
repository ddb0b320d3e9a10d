import fc from "fast-check";
import { expect, test } from "vitest";
import type { OutcomeRef } from "../model/match.ts";
import { times } from "../recovery/recovery.model.ts";
import type { TopicStore } from "../store/topic-store.ts";
import { type Fault, faultKinds, type Faults } from "../testing/simulation/fault-injector.ts";
import { seeded } from "../testing/random.ts";
import { nightly } from "../testing/nightly.ts";
import { breathe, trial } from "../testing/trial.ts";
import { Simulation } from "../testing/simulation/simulation.ts";

const { count, seed, timeout } = trial({ tests: 1_500, nightly: 100_000 });
const watched = trial({ tests: 200, nightly: 4_000 });
const unhelped = trial({ tests: 100, nightly: 2_000 });

/** The worst probability of each fault. */
const worst: Faults = {
  drop: 0.4,
  duplicate: 0.3,
  delay: 0.4,
  truncate: 0.1,
  flip: 0.2,
  split: 0.1,
  merge: 0.1,
  replay: 0.2,
  request: 0.4,
  snapshot: 0.4,
  oldSnapshot: 0.3,
  cut: 0.05,
  halfOpen: 0.08,
  throttle: 0.1,
  forget: 0.05,
  overflow: 0.9,
  gone: 0.1,
  spoil: 0.05,
  epoch: 0.05,
  restart: 0.03,
  storm: 0.03,
};

/** Half of all faults: what all of them together hide, a few show. In hundredths: most doubles are next to nothing. */
const probability = (most: number) =>
  fc.oneof(
    fc.constant(0),
    fc.integer({ min: 1, max: 100 }).map((part) => (most * part) / 100),
  );

const faults = fc.record(
  Object.fromEntries(faultKinds.map((kind) => [kind, probability(worst[kind])])) as Record<Fault, fc.Arbitrary<number>>,
);

/** The first one mostly: the others take more time and show little else. */
const often = <Value>(first: Value, ...others: readonly Value[]) =>
  fc.oneof({ weight: 3, arbitrary: fc.constant(first) }, { weight: 1, arbitrary: fc.constantFrom(...others) });

const schedule = fc.record({
  seed: fc.integer(),
  faults,
  topics: often(["list"], ["list", "match:81"], ["list", "match:81", "sports"]),
  followers: often(1, 2),
  steps: fc.integer({ min: 1, max: 40 }),
  pace: often(100, 400),
});
type Schedule = typeof schedule extends fc.Arbitrary<infer Each> ? Each : never;

/** Random schedules seldom overflow a slow client's queue: these throttle the link and always include some that do. */
const overflowSchedules = Array.from({ length: 24 }, (_, scheduleSeed): Schedule => ({
  seed: scheduleSeed,
  faults: {
    ...(Object.fromEntries(faultKinds.map((kind) => [kind, 0])) as Record<Fault, number>),
    throttle: worst.throttle,
    overflow: worst.overflow,
  },
  topics: ["list", "match:81", "sports"],
  followers: 2,
  steps: 40,
  pace: 400,
}));

/** The world of a schedule, in which things go wrong from now on. */
function open({ seed: scheduleSeed, topics, followers, faults: bad }: Schedule): Simulation {
  const simulation = new Simulation(seeded(scheduleSeed), topics, followers);
  simulation.worsen(bad);
  return simulation;
}

async function check(runs: number, run: (schedule: Schedule) => void): Promise<void> {
  let done = 0;
  const property = fc.asyncProperty(schedule, async (each) => {
    if (done++ % 100 === 0) await breathe();
    run(each);
  });
  // Shrinking can take as long as finding: at night the first failure is reported as it is.
  await fc.assert(property, {
    numRuns: runs,
    seed,
    endOnFailure: nightly,
    examples: overflowSchedules.map((each) => [each]),
  });
}

test(
  `F1, F2: in ${count} schedules every client equals the server within 2 s of a healthy link, and never has a state that the server did not have`,
  async () => {
    let silences = 0;
    const faultCounts = new Map<Fault, number>(faultKinds.map((kind) => [kind, 0]));
    await check(count, (each) => {
      const simulation = open(each);
      simulation.run(each.steps, each.pace);
      simulation.heal();
      simulation.run(19);
      simulation.pass(100);
      // If no frame reveals the difference, a heartbeat of the client's own offset does; the first heartbeat may be too early.
      if (simulation.faultInjector.counts.spoil > 0) for (let more = 0; more < 20; more += 1) simulation.pass(100);
      expect(simulation.wrong).toEqual([]);
      expect(simulation.equal).toBe(true);
      silences += simulation.silences;
      for (const kind of faultKinds)
        faultCounts.set(kind, (faultCounts.get(kind) ?? 0) + simulation.faultInjector.counts[kind]);
    });
    console.log(
      `recovery: ${count} schedules (seed ${seed}); silences ${silences}, ${[...faultCounts].map((each) => each.join(" ")).join(", ")}`,
    );
    expect(silences).toBeGreaterThan(0);
    for (const [kind, times] of faultCounts) expect(times, kind).toBeGreaterThan(0);
  },
  timeout,
);

test(
  `in ${unhelped.count} schedules a client without a new link notices that a topic is silent, and equals the server again`,
  () =>
    check(unhelped.count, (each) => {
      // With a single topic the silent link would reveal it.
      const simulation = open({ ...each, topics: ["list", "match:81", "sports"] });
      simulation.run(each.steps, each.pace);
      simulation.calm();
      // A request during a fetch is repeated after another silence.
      for (let waited = 0; waited < 2 * times.silence + 3_000 || !simulation.equal; waited += 100) {
        expect(waited, "waited").toBeLessThan(20_000);
        simulation.run(1);
      }
      expect(simulation.wrong).toEqual([]);
    }),
  unhelped.timeout,
);

test(
  `the last notification of a watcher is what the store returns, in ${watched.count} schedules`,
  () =>
    check(watched.count, (each) => {
      const simulation = open(each);
      const shown = new Map<string, { store: TopicStore; ref: OutcomeRef; last: unknown }>();
      const quoted = (store: TopicStore, ref: OutcomeRef): unknown => {
        const { odds, movement, state } = store.quote(ref);
        return [odds, movement, state];
      };
      const watch = (name: string, store: TopicStore, ref: OutcomeRef): void => {
        const key = `${name} ${JSON.stringify(ref)}`;
        if (shown.has(key)) return;
        shown.set(key, { store, ref, last: quoted(store, ref) });
        store.watchOutcome(ref, (...now) => (shown.get(key)!.last = now));
      };
      for (let step = 0; step <= each.steps; step++) {
        for (const [index, { feed }] of simulation.followers.entries())
          for (const topic of simulation.topics.keys()) {
            const store = feed.topic(topic)!;
            for (const { markets } of store.matches())
              for (const { outcomes } of markets)
                for (const { ref } of outcomes) watch(`${index} ${topic}`, store, ref);
          }
        simulation.run(1, each.pace);
      }
      while (!simulation.followers.every(({ drawn }) => drawn)) simulation.pass(1);
      for (const { store, ref, last } of shown.values()) expect(last).toEqual(quoted(store, ref));
    }),
  watched.timeout,
);
