import { expect, test } from "vitest";
import { LiveFeed } from "../client/live-feed.ts";
import { frameOffsetsOf } from "../publisher/frame-offsets.ts";
import { TopicPublisher } from "../publisher/topic-publisher.ts";
import { RandomBook } from "../testing/book.ts";
import { type Random, seeded } from "../testing/random.ts";
import { at } from "../testing/feed-fixture.ts";
import { breathe, trial } from "../testing/trial.ts";
import { ordinalOf, Oracle } from "../testing/simulation/oracle.ts";

const { count, seed, timeout } = trial({ tests: 1_500, nightly: 50_000 });

const counts = { named: 0, mergedTicks: 0, mergedChanges: 0, saved: 0 };

const isNamed = (frame: Uint8Array): boolean => !["tick", "heartbeat", "reset"].includes(frameOffsetsOf(frame).kind);
const isHeartbeat = (frame: Uint8Array): boolean => frameOffsetsOf(frame).kind === "heartbeat";

/** A book whose client's link stops and goes on at random, as long as the ring reaches back. */
class Stalled {
  now = 0;
  readonly publisher = new TopicPublisher("list", 1);
  readonly feed = new LiveFeed({ schedule: () => undefined });
  /** All frames that were made since the client began, and all that it got. */
  readonly made: Uint8Array[] = [];
  readonly got: Uint8Array[] = [];
  readonly wrong: string[] = [];
  private readonly random: Random;
  private readonly book: RandomBook;
  private readonly oracle = new Oracle();
  private missed: { readonly epoch: number; readonly offset: number } | null = null;
  private stopped = false;

  constructor(random: Random) {
    this.random = random;
    this.book = new RandomBook(this.publisher, random);
    for (let step = 0; step < 5; step++) this.book.act(at(step));
    this.oracle.begin(this.publisher);
    this.feed.subscribe("list", 0);
    this.feed.opened(0);
    this.feed.receive(this.publisher.reset("subscribed", at(10)), 0);
    this.feed.snapshot("list", this.publisher.snapshot(at(10)), 0);
  }

  get client(): number | undefined {
    return this.feed.topic("list")?.held.hash();
  }

  /** The book does something; runs of prices are longer than chance would make them. */
  step(pricesOnly: boolean): void {
    this.now += 100;
    const stamp = at(100 + this.now);
    for (const frame of pricesOnly ? this.book.prices(stamp) : this.book.act(stamp)) {
      this.oracle.note(frame);
      this.made.push(frame);
      // A queue may be full in the middle of a step.
      if (this.random.chance(0.1)) this.stopped = true;
      if (this.stopped) {
        const { epoch, from } = frameOffsetsOf(frame);
        this.missed ??= { epoch, offset: from };
        // Another client, as slow as the first, that reads sooner.
        this.publisher.catchUp(this.missed, stamp);
      } else this.receive(frame);
    }
    if (this.random.chance(0.12)) this.goOn();
  }

  goOn(): void {
    const { missed, publisher } = this;
    this.stopped = false;
    this.missed = null;
    if (missed === null) return;
    const stamp = at(100 + this.now);
    const frames = publisher.catchUp(missed, stamp);
    const repeated = publisher.catchUp(missed, stamp);
    if (!frames.slice(0, -1).every((frame, index) => frame === repeated[index])) this.wrong.push("bytes of its own");
    if (frames.length < 2) this.wrong.push("no frame for what was missed");
    for (const frame of frames) this.receive(frame);
  }

  private receive(frame: Uint8Array): void {
    this.got.push(frame);
    const effects = this.feed.receive(frame, this.now);
    // It is complete: it neither requests nor fetches. It may report an unknown status.
    if (effects.some(({ type }) => type !== "report")) this.wrong.push("lacks something");
    const position = this.feed.position("list");
    if (!position || !this.oracle.had(ordinalOf(position), this.client ?? 0)) this.wrong.push("was never so");
    if (position?.offset !== frameOffsetsOf(frame).to) this.wrong.push("not where the frame leads");
  }
}

const asText = (frame: Uint8Array): string => Buffer.from(frame).toString("latin1");

test(
  `F2, F6: in ${count} random streams a stalled client has the server's state at every position, gets every named frame unchanged and in order, and the last price`,
  async () => {
    for (let run = 0; run < count; run++) {
      if (run % 100 === 0) await breathe();
      const random = seeded(seed + run);
      const stalled = new Stalled(random);
      for (let stretch = random.whole(8); stretch >= 0; stretch--) {
        const pricesOnly = random.chance(0.5);
        for (let step = random.whole(12); step >= 0; step--) stalled.step(pricesOnly);
      }
      stalled.goOn();
      expect(stalled.wrong, `run ${run}`).toEqual([]);
      expect(stalled.client, `run ${run}`).toBe(stalled.publisher.hash);
      const got = stalled.got.filter((frame) => !isHeartbeat(frame));
      // Each step begins where the previous one ended: nothing is omitted, repeated or out of order.
      const steps = got.map(frameOffsetsOf);
      expect(steps.slice(1).every(({ from }, index) => from === steps[index]?.to)).toBe(true);
      const named = stalled.made.filter(isNamed);
      const made = new Set(stalled.made.map(asText));
      expect(got.filter((frame) => isNamed(frame) && made.has(asText(frame)))).toEqual(named);
      for (const { kind, from, to } of steps) {
        if (to - from < 2) continue;
        if (kind === "tick") counts.mergedTicks += 1;
        else counts.mergedChanges += 1;
        expect(["tick", "change"]).toContain(kind);
      }
      counts.named += named.length;
      counts.saved += stalled.made.length - got.length;
    }
    console.log(`conflation: ${count} books (seed ${seed}); ${JSON.stringify(counts)}`);
    for (const [what, times] of Object.entries(counts)) expect(times, what).toBeGreaterThan(0);
  },
  timeout,
);
