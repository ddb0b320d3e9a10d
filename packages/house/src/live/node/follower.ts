import {
  clientTime,
  type FeedEffect,
  type FeedPosition,
  heardFrame,
  type Link,
  LiveFeed,
  openedLink,
  type OutcomeRef,
  sourceSilentAfter,
} from "@livery/feed";
import type { Stamp } from "@livery/feed/publisher";
import type { Kysely } from "kysely";
import type { Schema } from "../../db/schema.ts";
import type { Log } from "../../log.ts";
import { type Loop, startLoop } from "../../loop.ts";
import type { FrameListener } from "../live.ts";
import type { LiveQuote } from "../quote.ts";
import type { Bus } from "./bus.ts";
import { Copies } from "./copies.ts";
import { followedQuote } from "./followed-quote.ts";
import { askSubject, type LeaseRow, newsSubject, readLease } from "./lease-row.ts";
import { type News, readNews } from "./news.ts";
import type { ServedTopics } from "./served-topics.ts";
import { StoredMatches } from "./stored-matches.ts";
import { fetchSnapshot, openWay, type Way } from "./way.ts";

export interface FollowerParts {
  readonly db: Kysely<Schema>;
  readonly bus: Bus | null;
  readonly log: Log;
  readonly emit: FrameListener;
  /** A clock that never goes back, in milliseconds. Default: the machine's. */
  readonly now?: () => number;
}

/** How often it is looked after the time, in milliseconds. */
const turnMs = 50;
/** A broker that brings nothing for so long brings nothing: the publisher's node is asked itself. */
const busSilentMs = 1_000;
/** How long what is followed may take to be there; whoever listens meanwhile waits, in milliseconds. */
const soonMs = 3_000;
/** From then on it is not known whether the source is there: whoever asks is told that it is silent, and locks (F8, F9). */
const silentAfterMs = 2_000;
/** What was heard of the publisher so long ago is told to nobody who asks once. */
const oldAfterMs = 10_000;
/** Nothing heard of any publisher for so long, twice what a lease takes to move, and this node's clients look for another one. */
const lostAfterMs = 20_000;
/** Prices are those of now for so many ticks after the one that they are of was made, and for so long at least (D50). */
const freshTicks = 2;
const freshMs = 500;
/** How often the lease is read while it is not known whose news it is. */
const leaseEveryMs = 250;

/** What was last heard of the publisher, and when it was so, by this node's steady clock. */
interface Heard extends Omit<News, "frames"> {
  readonly at: number;
}

const never = Number.NEGATIVE_INFINITY;

/**
 * A node that does not publish: it follows the one that does as a client would, by the same rules, over the broker while that
 * brings news and over a connection of its own else; and serves what it follows.
 */
export class Follower {
  readonly #parts: FollowerParts;
  readonly #feed: LiveFeed;
  readonly #copies: Copies;
  readonly #stored: StoredMatches;
  #lease: LeaseRow | null = null;
  #leaseWanted = true;
  #leaseReadAt = never;
  #leaseReading = false;
  #closed = false;
  #heard: Heard | null = null;
  /** The publisher's clock by the news of its term: what comes late, out of a backlog, is news of the past. */
  #clock: Link = openedLink(0);
  #expected: number | null = null;
  #busAt = never;
  #linked = false;
  #way: Way | null = null;
  #deaf: () => void = () => undefined;
  #lastMs = 0;
  readonly #now: () => number;
  readonly #beganAt: number;
  readonly #subscribed = new Set<string>();
  readonly #loop: Loop;

  constructor(parts: FollowerParts) {
    this.#parts = parts;
    this.#now = parts.now ?? (() => performance.now());
    this.#beganAt = this.#now();
    this.#copies = new Copies({
      stateOf: (topic) => {
        const store = this.#feed.topic(topic);
        if (store === undefined) throw new Error(`${topic} is not followed`);
        return store.held;
      },
      knows: (topic) => this.#subscribed.has(topic),
      stamp: () => this.#stamp(),
      emit: parts.emit,
    });
    this.#feed = new LiveFeed({ schedule: (run) => void setImmediate(run), relay: this.#copies });
    this.#stored = new StoredMatches(parts.db, parts.log);
    for (const topic of ["list", "sports"]) this.#follow(topic);
    this.#loop = startLoop(() => this.#turn(), {
      everyMs: turnMs,
      log: parts.log,
      failed: "following the publisher of live matches failed; it is tried again",
    });
  }

  /** What this node can tell; null while nothing is known, or nothing was heard for too long. */
  get topics(): ServedTopics | null {
    return this.#heardWithin(oldAfterMs);
  }

  /** What its sockets are served: they wait while this node has just begun to follow, or the lease moves. */
  get served(): ServedTopics | null {
    return this.#heardWithin(lostAfterMs) ?? (this.#now() - this.#beganAt < soonMs ? this.#copies : null);
  }

  #heardWithin(ms: number): ServedTopics | null {
    const isThere = this.#heard !== null && this.#now() - this.#heard.at < ms;
    return isThere && this.#copies.get("list") !== undefined ? this.#copies : null;
  }

  quote(ref: OutcomeRef): LiveQuote | null {
    return followedQuote(ref, {
      topics: this.#copies,
      store: this.#feed.topic(`match:${ref.matchId}`),
      stored: this.#stored,
      heard: this.#heard,
      fresh: this.#isFresh(),
    });
  }

  position(topic: string): FeedPosition | null {
    return this.topics?.get(topic)?.position ?? null;
  }

  heard(matchIds: Iterable<number>): void {
    this.#stored.heard(matchIds);
  }

  heardGap(): void {
    this.#stored.heardGap();
  }

  async close(): Promise<void> {
    this.#closed = true;
    this.#deaf();
    this.#way?.close();
    await this.#loop.stop();
  }

  #isFresh(): boolean {
    if (this.#heard === null) return false;
    return this.#now() - this.#heard.at <= Math.max(freshMs, freshTicks * this.#heard.tickMs);
  }

  #stamp(): Stamp {
    const unheard = { at: this.#now(), serverMs: Date.now(), sourceAgeMs: sourceSilentAfter + 1 };
    const { at, serverMs, sourceAgeMs } = this.#heard ?? unheard;
    const since = Math.max(0, Math.round(this.#now() - at));
    this.#lastMs = Math.max(this.#lastMs, serverMs + since);
    const ageMs = sourceAgeMs + since;
    // Who comes back meanwhile begins to count the silence anew, and would have these prices live again.
    return {
      serverMs: this.#lastMs,
      sourceAgeMs: since < silentAfterMs ? ageMs : Math.max(ageMs, sourceSilentAfter + 1),
    };
  }

  async #turn(): Promise<void> {
    if (this.#leaseWanted && !this.#leaseReading && this.#now() - this.#leaseReadAt >= leaseEveryMs)
      void this.#readLease();
    this.#chooseWay();
    this.#perform(this.#feed.time(this.#now()));
    this.#stored.heard([]);
  }

  /** Nobody waits for it: a database that does not answer holds up nothing that is heard meanwhile. */
  async #readLease(): Promise<void> {
    this.#leaseReadAt = this.#now();
    this.#leaseReading = true;
    try {
      const lease = await readLease(this.#parts.db);
      if (!this.#closed) this.#takeLease(lease);
    } catch (error) {
      if (!this.#closed)
        this.#parts.log.warn(
          { err: error },
          "whose live matches are to be followed could not be read; it is tried again",
        );
    }
    this.#leaseReading = false;
  }

  #takeLease(lease: LeaseRow): void {
    const before = this.#lease;
    if (before?.feed !== lease.feed) {
      this.#deaf();
      this.#deaf = this.#parts.bus?.hear(newsSubject(lease.feed), (bytes) => this.#hear(bytes, true)) ?? this.#deaf;
    }
    if (before?.url === lease.url && before.secret === lease.secret) return;
    this.#lease = lease;
    this.#leaseWanted = false;
    this.#leaveWay();
  }

  /** The publisher's node is asked itself while the broker is silent, and let go when the broker has news again. */
  #chooseWay(): void {
    const isBus = this.#parts.bus?.connected === true && this.#now() - this.#busAt < busSilentMs;
    if (isBus) {
      if (this.#way !== null) this.#relink(() => this.#leaveWay());
      return;
    }
    if (this.#way !== null && !this.#way.closed) return;
    if (this.#way !== null) {
      this.#leaseWanted = true;
      this.#leaveWay();
      this.#unlink();
    }
    const lease = this.#lease;
    if (lease === null || lease.url === "" || this.#now() - this.#triedAt < leaseEveryMs) return;
    this.#triedAt = this.#now();
    this.#way = openWay(
      lease,
      (bytes) => this.#hear(bytes, false),
      () => this.#relink(),
    );
  }
  #triedAt = never;

  #leaveWay(): void {
    this.#way?.close();
    this.#way = null;
  }

  /** Says anew where every topic stands: something was missed, or will come another way. */
  #relink(between: () => void = () => undefined): void {
    this.#unlink();
    between();
    this.#link();
  }

  #link(): void {
    if (this.#linked) return;
    this.#linked = true;
    this.#perform(this.#feed.opened(this.#now()));
  }

  /** Silent for too long: its way may be open at this end only, and another node may publish by now. */
  #giveUp(): void {
    this.#leaseWanted = true;
    this.#leaveWay();
    this.#unlink();
  }

  #unlink(): void {
    if (!this.#linked) return;
    this.#linked = false;
    this.#perform(this.#feed.closed(this.#now()));
  }

  #hear(bytes: Uint8Array, byBus: boolean): void {
    const news = this.#lease === null ? null : readNews(bytes, this.#lease.secret);
    if (news === null) {
      // Another publisher's, whose secret the lease tells.
      this.#leaseWanted = true;
      return;
    }
    if (news.term < (this.#heard?.term ?? 0)) return;
    this.#leaseWanted = false;
    if (byBus) this.#busAt = this.#now();
    if (news.term !== this.#heard?.term) this.#expected = null;
    if (news.sequence !== null) {
      // Both ways bring the same for a while.
      if (this.#expected !== null && news.sequence < this.#expected) return;
      const isMissing = this.#expected !== null && news.sequence > this.#expected;
      this.#expected = news.sequence + 1;
      this.#note(news);
      if (isMissing) this.#relink();
    }
    this.#link();
    for (const frame of news.frames) this.#perform(this.#feed.receive(frame, this.#now()));
    this.#followMatches();
  }

  #note({ frames: _frames, ...head }: News): void {
    const at = this.#now();
    this.#clock = heardFrame(head.term === this.#heard?.term ? this.#clock : openedLink(at), head.serverMs, at);
    this.#heard = { ...head, at: clientTime(this.#clock, head.serverMs) };
  }

  #perform(effects: readonly FeedEffect[]): void {
    for (const effect of effects) {
      if (effect.type === "send") this.#ask(effect.bytes);
      else if (effect.type === "fetch") void this.#fetch(effect.topic);
      else if (effect.type === "reconnect") this.#giveUp();
      else
        this.#parts.log.warn({ err: effect.error, topic: effect.topic }, "what the publisher's node said was refused");
    }
  }

  #ask(bytes: Uint8Array): void {
    if (this.#way?.open === true) this.#way.send(bytes);
    else if (this.#lease !== null)
      this.#parts.bus?.ask(askSubject(this.#lease.feed), bytes, (answer) => this.#hear(answer, true));
  }

  async #fetch(topic: string): Promise<void> {
    const lease = this.#lease;
    try {
      if (lease === null || lease.url === "") throw new Error("nobody publishes");
      const bytes = await fetchSnapshot(lease, topic);
      if (lease !== this.#lease) throw new Error("another node publishes by now");
      this.#perform(
        bytes === null
          ? this.#feed.snapshotFailed(topic, true, this.#now())
          : this.#feed.snapshot(topic, bytes, this.#now()),
      );
    } catch (error) {
      this.#parts.log.debug({ err: error, topic }, "the publisher's node gave no snapshot");
      this.#leaseWanted = true;
      this.#perform(this.#feed.snapshotFailed(topic, false, this.#now()));
    }
    this.#followMatches();
  }

  /** Every match of the list is followed, and no other. */
  #followMatches(): void {
    const matches = this.#feed.topic("list")?.held.matches;
    if (matches === undefined) return;
    const wanted = new Set([...matches.keys()].map((id) => `match:${id}`));
    const gone = [...this.#subscribed].filter((topic) => topic.startsWith("match:") && !wanted.has(topic));
    const added = [...wanted].filter((topic) => !this.#subscribed.has(topic));
    if (gone.length + added.length === 0) return;
    for (const topic of added) this.#follow(topic);
    for (const topic of gone) {
      this.#subscribed.delete(topic);
      this.#copies.gone(topic);
      this.#perform(this.#feed.unsubscribe(topic));
    }
    this.#stored.keep(new Set(matches.keys()));
  }

  #follow(topic: string): void {
    this.#subscribed.add(topic);
    this.#perform(this.#feed.subscribe(topic, this.#now()));
  }
}
