import type { FeedEffect } from "../../client/effects.ts";
import { LiveFeed } from "../../client/live-feed.ts";
import type { LiveMatch, OutcomeRef } from "../../model/match.ts";
import { TopicPublisher } from "../../publisher/topic-publisher.ts";
import type { TopicStore } from "../../store/topic-store.ts";
import { readClientFrame } from "../../wire/client-frame.ts";
import { RandomBook } from "../book.ts";
import type { Random } from "../random.ts";

const tick = 100;
/**
 * The number of matches that are open beside the lists, and for how many ticks: most visits are short, so that many come and go.
 */
const openMatches = 4;
const longestOpen = 600;
const longestVisit = 20;

/** A topic on the server. */
interface Served {
  readonly book: RandomBook;
  /** Infinity: as long as the server runs. */
  readonly until: number;
}

/** The watches of a page on a topic: each price that it shows, with its price history. */
class Watched {
  readonly store: TopicStore;
  private readonly matches = new Map<number, { readonly match: LiveMatch; readonly stops: readonly (() => void)[] }>();
  private readonly stopList: () => void;
  /** The number of prices in the histories that it drew. */
  drawn = 0;

  constructor(store: TopicStore) {
    this.store = store;
    this.stopList = store.watchMatches(() => this.update());
    this.update();
  }

  end(): void {
    this.stopList();
    for (const { stops } of this.matches.values()) for (const stop of stops) stop();
    this.matches.clear();
  }

  /** Watches new or changed matches first and then ends the earlier watches: a price that stays is watched without a gap. */
  private update(): void {
    const left = new Map(this.matches);
    for (const match of this.store.matches()) {
      const known = left.get(match.matchId);
      left.delete(match.matchId);
      if (known?.match === match) continue;
      this.matches.set(match.matchId, { match, stops: this.watch(match) });
      for (const stop of known?.stops ?? []) stop();
    }
    for (const [matchId, { stops }] of left) {
      this.matches.delete(matchId);
      for (const stop of stops) stop();
    }
  }

  private watch(match: LiveMatch): readonly (() => void)[] {
    const { store } = this;
    const draw = (ref: OutcomeRef) => () => void (this.drawn += store.priceHistory(ref).length);
    return [
      store.watchMatch(match.matchId, () => undefined),
      ...outcomesOf(match).map((ref) => store.watchOutcome(ref, draw(ref))),
    ];
  }
}

function outcomesOf({ markets }: LiveMatch): readonly OutcomeRef[] {
  return markets.flatMap(({ outcomes }) => outcomes.map(({ ref }) => ref));
}

/**
 * An evening of one page and its server in simulated time: matches and markets come and go, matches are opened and left, frames
 * are lost and requested again, clients are too slow, handles die and are renumbered.
 */
export class Evening {
  readonly feed: LiveFeed;
  readonly served = new Map<string, Served>();
  readonly watched = new Map<string, Watched>();
  /** How often each event happened. */
  readonly counts = { frames: 0, lost: 0, fetched: 0, renumbered: 0, opened: 0, drawn: 0 };
  private readonly random: Random;
  private waiting: (() => void)[] = [];
  private ticks = 0;
  private nextMatch = 1;
  private epoch = 1;

  constructor(random: Random) {
    this.random = random;
    this.feed = new LiveFeed({ schedule: (run) => void this.waiting.push(run) });
    this.act(this.feed.opened(this.now));
    for (const topic of ["list", "sports"]) this.open(topic, Number.POSITIVE_INFINITY);
  }

  /** Lets this number of ticks pass. */
  run(ticks: number): void {
    for (const end = this.ticks + ticks; this.ticks < end;) this.step();
  }

  private get now(): number {
    return this.ticks * tick;
  }

  private get stamp() {
    return { serverMs: 1_790_000_000_000 + this.now, sourceAgeMs: 0 };
  }

  private step(): void {
    const { random, served } = this;
    this.ticks += 1;
    if (served.size < 2 + openMatches && random.chance(0.2))
      this.open(
        `match:${this.nextMatch++}`,
        this.ticks + 1 + random.whole(random.chance(0.93) ? longestVisit : longestOpen),
      );
    for (const [topic, { book, until }] of served) {
      const { publisher } = book;
      this.deliver(topic, book.act(this.stamp));
      if (publisher.needsRenumber) {
        this.counts.renumbered += 1;
        this.deliver(topic, publisher.renumber((this.epoch += 1), this.stamp));
      }
      // Another client that was too slow catches up.
      const { epoch, offset } = publisher.position;
      if (random.chance(0.002)) publisher.catchUp({ epoch, offset: random.whole(offset + 1) }, this.stamp);
      if (this.stamp.serverMs >= publisher.heartbeatAt) this.deliver(topic, [publisher.heartbeat(this.stamp)]);
      if (this.ticks >= until) this.close(topic);
    }
    this.act(this.feed.time(this.now));
    const due = this.waiting;
    this.waiting = [];
    for (const run of due) run();
  }

  private open(topic: string, until: number): void {
    this.counts.opened += 1;
    this.served.set(topic, { book: new RandomBook(new TopicPublisher(topic, this.epoch), this.random), until });
    this.act(this.feed.subscribe(topic, this.now));
    this.watched.set(topic, new Watched(this.feed.topic(topic)!));
  }

  /** Ends a topic: the match is over, or the page leaves it. */
  private close(topic: string): void {
    const { publisher } = this.served.get(topic)!.book;
    if (this.random.chance(0.5)) this.deliver(topic, [publisher.reset("gone", this.stamp)]);
    const page = this.watched.get(topic)!;
    this.counts.drawn += page.drawn;
    page.end();
    this.act(this.feed.unsubscribe(topic));
    this.watched.delete(topic);
    this.served.delete(topic);
  }

  private deliver(topic: string, frames: readonly Uint8Array[]): void {
    if (!this.feed.topic(topic)) return;
    for (const frame of frames) {
      const isLost = this.random.chance(0.01);
      this.counts[isLost ? "lost" : "frames"] += 1;
      // A copy: a browser shares no memory with the server.
      if (!isLost) this.act(this.feed.receive(new Uint8Array(frame), this.now));
    }
  }

  private act(effects: readonly FeedEffect[]): void {
    for (const effect of effects) {
      if (effect.type === "fetch") this.fetch(effect.topic);
      if (effect.type === "send") this.serve(effect.bytes);
    }
  }

  private serve(bytes: Uint8Array): void {
    const request = readClientFrame(bytes);
    if (request.type === "hello")
      for (const { topic, ...from } of request.resume)
        this.deliver(topic, this.served.get(topic)?.book.publisher.resume(from, this.stamp) ?? []);
    if (request.type === "subscribe")
      for (const topic of request.topics) {
        const publisher = this.served.get(topic)?.book.publisher;
        if (publisher) this.deliver(topic, [publisher.reset("subscribed", this.stamp)]);
      }
  }

  private fetch(topic: string): void {
    const publisher = this.served.get(topic)?.book.publisher;
    this.counts.fetched += 1;
    this.act(
      publisher
        ? this.feed.snapshot(topic, publisher.snapshot(this.stamp), this.now)
        : this.feed.snapshotFailed(topic, true, this.now),
    );
  }
}
