import { LiveFeed } from "@livery/feed";
import { TopicPublisher } from "@livery/feed/publisher";
import { byteScan } from "../floors/byte-scan.ts";
import { NestedOdds, writeNested } from "../floors/nested-odds.ts";
import { PriceWalk, type TickSize } from "../price-walk.ts";
import { seeded } from "@livery/feed/testing";

const startMs = 1_750_000_000_000;
const watchedOdds = 200;

/**
 * The same ticks taken in three ways. `prepare` makes the next round of ticks and is not to be timed; each of the ways takes
 * every tick of the round once. The ticks go on from round to round, so that no processor learns one by heart.
 */
export class TickRound {
  /** Bytes of the packed and of the nested frames of the round, header and all. */
  packedBytes = 0;
  nestedBytes = 0;
  private readonly walk: PriceWalk;
  private readonly publisher = new TopicPublisher("list", 1);
  private readonly feed = new LiveFeed({ schedule: () => undefined });
  private readonly odds = new NestedOdds();
  private frames: readonly Uint8Array[] = [];
  private nestedFrames: readonly Uint8Array[] = [];
  private readonly ticks: number;
  private now = 0;

  constructor(size: TickSize, ticks: number, seed = 1) {
    this.ticks = ticks;
    this.walk = new PriceWalk(size, seeded(seed));
    this.odds.open(this.walk.odds);
    this.publisher.change(this.walk.opening(), this.stamp());
    this.feed.subscribe("list", 0);
    this.feed.opened(0);
    this.feed.receive(this.publisher.reset("subscribed", this.stamp()), 0);
    this.feed.snapshot("list", this.publisher.snapshot(this.stamp()), 0);
    const store = this.feed.topic("list");
    for (const odd of this.walk.odds.slice(0, watchedOdds)) store?.watchOutcome(odd, () => undefined);
  }

  /** Makes the next round's frames, of every way. */
  prepare(): void {
    const made = Array.from({ length: this.ticks }, () => {
      this.now += 100;
      const changed = this.walk.tick();
      for (const odd of changed) this.publisher.price(odd, odd.odds);
      const frames = this.publisher.flush(this.stamp());
      return { frames, nested: writeNested(changed, this.publisher.position.offset) };
    });
    // As a socket gives them: plain arrays of their own.
    this.frames = made.flatMap(({ frames }) => frames.map((frame) => Uint8Array.from(frame)));
    this.nestedFrames = made.map(({ nested }) => Uint8Array.from(nested));
    this.packedBytes = this.frames.reduce((sum, { length }) => sum + length, 0);
    this.nestedBytes = this.nestedFrames.reduce((sum, { length }) => sum + length, 0);
  }

  /** The feed as it is: header, place in the chain, decode, proof, merge into columns, mark what is watched. */
  packed(): number {
    let answers = 0;
    for (const frame of this.frames) answers += this.feed.receive(frame, this.now).length;
    return answers;
  }

  /** The floor: every byte of the same frames read once. */
  byteScan(): number {
    return byteScan(this.frames);
  }

  /** The twin: static protobufjs, messages in messages, into a map of objects. */
  nested(): number {
    let merged = 0;
    for (const frame of this.nestedFrames) merged += this.odds.merge(frame);
    return merged;
  }

  /** Whether the feed and the twin hold the same price and movement of every odd, and the feed is live. */
  equal(): boolean {
    const store = this.feed.topic("list");
    return this.walk.odds.every((odd) => {
      const quote = store?.quote(odd);
      const twin = this.odds.held.get(this.odds.key(odd));
      return (
        quote?.state === "open" &&
        quote.odds === odd.odds &&
        twin?.odds === odd.odds &&
        quote.movement === twin.movement
      );
    });
  }

  private stamp() {
    return { serverMs: startMs + this.now, sourceAgeMs: 40 };
  }
}
