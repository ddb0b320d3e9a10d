import {
  clientTime,
  type FeedEffect,
  type FeedPosition,
  receivedFrame,
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
import { type IntervalRunner, startIntervalRunner } from "../../interval-runner.ts";
import type { FrameListener } from "../live.ts";
import type { LiveQuote } from "../quote.ts";
import type { Bus } from "./bus.ts";
import { Copies } from "./copies.ts";
import { followedQuote } from "./followed-quote.ts";
import { requestSubject, type LeaseRow, broadcastSubject, readLease } from "./lease-row.ts";
import { type Broadcast, readBroadcast } from "./broadcast.ts";
import type { ServedTopics } from "./served-topics.ts";
import { StoredMatches } from "./stored-matches.ts";
import { fetchSnapshot, openPeerConnection, type PeerConnection } from "./peer-connection.ts";

export interface FollowerParts {
  readonly db: Kysely<Schema>;
  readonly bus: Bus | null;
  readonly log: Log;
  readonly onFrames: FrameListener;
  /** A clock that never goes back, in milliseconds. Default: the machine's. */
  readonly now?: () => number;
}

/** How often it is looked after the time, in milliseconds. */
const pollMs = 50;
/** A broker that brings nothing for so long brings nothing: the publisher's node is asked itself. */
const busSilentMs = 1_000;
/** How long what is followed may take to be there; whoever listens meanwhile waits, in milliseconds. */
const startupGraceMs = 3_000;
/** From then on it is not known whether the source is there: whoever asks is told that it is silent, and locks (F8, F9). */
const silentAfterMs = 2_000;
/** What was heard of the publisher so long ago is told to nobody who asks once. */
const staleAfterMs = 10_000;
/** Nothing heard of any publisher for so long, twice what a lease takes to move, and this node's clients look for another one. */
const unservedAfterMs = 20_000;
/** Prices are those of now for so many ticks after the one that they are of was made, and for so long at least (D50). */
const freshTicks = 2;
const freshMs = 500;
/** How often the lease is read while it is not known whose news it is. */
const leaseEveryMs = 250;

/** What was last heard of the publisher, and when it was so, by this node's steady clock. */
interface ReceivedBroadcast extends Omit<Broadcast, "frames"> {
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
  #leaseNeeded = true;
  #leaseReadAt = never;
  #leaseReading = false;
  #closed = false;
  #lastBroadcast: ReceivedBroadcast | null = null;
  /** The publisher's clock by the news of its term: what comes late, out of a backlog, is news of the past. */
  #clock: Link = openedLink(0);
  #expected: number | null = null;
  #busAt = never;
  #linked = false;
  #peer: PeerConnection | null = null;
  #unsubscribe: () => void = () => undefined;
  #lastMs = 0;
  readonly #now: () => number;
  readonly #beganAt: number;
  readonly #subscribed = new Set<string>();
  readonly #runner: IntervalRunner;

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
      onFrames: parts.onFrames,
    });
    this.#feed = new LiveFeed({ schedule: (run) => void setImmediate(run), relay: this.#copies });
    this.#stored = new StoredMatches(parts.db, parts.log);
    for (const topic of ["list", "sports"]) this.#follow(topic);
    this.#runner = startIntervalRunner(() => this.#poll(), {
      everyMs: pollMs,
      log: parts.log,
      failed: "following the publisher of live matches failed; it is tried again",
    });
  }

  /** What this node can tell; null while nothing is known, or nothing was heard for too long. */
  get topics(): ServedTopics | null {
    return this.#receivedWithin(staleAfterMs);
  }

  /** What its sockets are served: they wait while this node has just begun to follow, or the lease moves. */
  get served(): ServedTopics | null {
    return (
      this.#receivedWithin(unservedAfterMs) ?? (this.#now() - this.#beganAt < startupGraceMs ? this.#copies : null)
    );
  }

  #receivedWithin(ms: number): ServedTopics | null {
    const isThere = this.#lastBroadcast !== null && this.#now() - this.#lastBroadcast.at < ms;
    return isThere && this.#copies.get("list") !== undefined ? this.#copies : null;
  }

  quote(ref: OutcomeRef): LiveQuote | null {
    return followedQuote(ref, {
      topics: this.#copies,
      store: this.#feed.topic(`match:${ref.matchId}`),
      stored: this.#stored,
      lastBroadcast: this.#lastBroadcast,
      fresh: this.#isFresh(),
    });
  }

  position(topic: string): FeedPosition | null {
    return this.topics?.get(topic)?.position ?? null;
  }

  invalidate(matchIds: Iterable<number>): void {
    this.#stored.invalidate(matchIds);
  }

  invalidateAll(): void {
    this.#stored.invalidateAll();
  }

  async close(): Promise<void> {
    this.#closed = true;
    this.#unsubscribe();
    this.#peer?.close();
    await this.#runner.stop();
  }

  #isFresh(): boolean {
    if (this.#lastBroadcast === null) return false;
    return this.#now() - this.#lastBroadcast.at <= Math.max(freshMs, freshTicks * this.#lastBroadcast.tickMs);
  }

  #stamp(): Stamp {
    const silent = { at: this.#now(), serverMs: Date.now(), sourceAgeMs: sourceSilentAfter + 1 };
    const { at, serverMs, sourceAgeMs } = this.#lastBroadcast ?? silent;
    const since = Math.max(0, Math.round(this.#now() - at));
    this.#lastMs = Math.max(this.#lastMs, serverMs + since);
    const ageMs = sourceAgeMs + since;
    // Who comes back meanwhile begins to count the silence anew, and would have these prices live again.
    return {
      serverMs: this.#lastMs,
      sourceAgeMs: since < silentAfterMs ? ageMs : Math.max(ageMs, sourceSilentAfter + 1),
    };
  }

  async #poll(): Promise<void> {
    if (this.#leaseNeeded && !this.#leaseReading && this.#now() - this.#leaseReadAt >= leaseEveryMs)
      void this.#readLease();
    this.#chooseTransport();
    this.#perform(this.#feed.time(this.#now()));
    this.#stored.invalidate([]);
  }

  /** Nobody waits for it: a database that does not answer holds up nothing that is heard meanwhile. */
  async #readLease(): Promise<void> {
    this.#leaseReadAt = this.#now();
    this.#leaseReading = true;
    try {
      const lease = await readLease(this.#parts.db);
      if (!this.#closed) this.#followLease(lease);
    } catch (error) {
      if (!this.#closed)
        this.#parts.log.warn(
          { err: error },
          "whose live matches are to be followed could not be read; it is tried again",
        );
    }
    this.#leaseReading = false;
  }

  #followLease(lease: LeaseRow): void {
    const before = this.#lease;
    if (before?.feed !== lease.feed) {
      this.#unsubscribe();
      this.#unsubscribe =
        this.#parts.bus?.subscribe(broadcastSubject(lease.feed), (bytes) => this.#receive(bytes, true)) ??
        this.#unsubscribe;
    }
    if (before?.url === lease.url && before.secret === lease.secret) return;
    this.#lease = lease;
    this.#leaseNeeded = false;
    this.#closePeer();
  }

  /** The publisher's node is asked itself while the broker is silent, and let go when the broker has news again. */
  #chooseTransport(): void {
    const isBus = this.#parts.bus?.connected === true && this.#now() - this.#busAt < busSilentMs;
    if (isBus) {
      if (this.#peer !== null) this.#relink(() => this.#closePeer());
      return;
    }
    if (this.#peer !== null && !this.#peer.closed) return;
    if (this.#peer !== null) {
      this.#leaseNeeded = true;
      this.#closePeer();
      this.#unlink();
    }
    const lease = this.#lease;
    if (lease === null || lease.url === "" || this.#now() - this.#triedAt < leaseEveryMs) return;
    this.#triedAt = this.#now();
    this.#peer = openPeerConnection(
      lease,
      (bytes) => this.#receive(bytes, false),
      () => this.#relink(),
    );
  }
  #triedAt = never;

  #closePeer(): void {
    this.#peer?.close();
    this.#peer = null;
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
    this.#leaseNeeded = true;
    this.#closePeer();
    this.#unlink();
  }

  #unlink(): void {
    if (!this.#linked) return;
    this.#linked = false;
    this.#perform(this.#feed.closed(this.#now()));
  }

  #receive(bytes: Uint8Array, byBus: boolean): void {
    const broadcast = this.#lease === null ? null : readBroadcast(bytes, this.#lease.secret);
    if (broadcast === null) {
      // Another publisher's, whose secret the lease tells.
      this.#leaseNeeded = true;
      return;
    }
    if (broadcast.term < (this.#lastBroadcast?.term ?? 0)) return;
    this.#leaseNeeded = false;
    if (byBus) this.#busAt = this.#now();
    if (broadcast.term !== this.#lastBroadcast?.term) this.#expected = null;
    if (broadcast.sequence !== null) {
      // Both ways bring the same for a while.
      if (this.#expected !== null && broadcast.sequence < this.#expected) return;
      const isMissing = this.#expected !== null && broadcast.sequence > this.#expected;
      this.#expected = broadcast.sequence + 1;
      this.#note(broadcast);
      if (isMissing) this.#relink();
    }
    this.#link();
    for (const frame of broadcast.frames) this.#perform(this.#feed.receive(frame, this.#now()));
    this.#followMatches();
  }

  #note({ frames: _frames, ...head }: Broadcast): void {
    const at = this.#now();
    this.#clock = receivedFrame(
      head.term === this.#lastBroadcast?.term ? this.#clock : openedLink(at),
      head.serverMs,
      at,
    );
    this.#lastBroadcast = { ...head, at: clientTime(this.#clock, head.serverMs) };
  }

  #perform(effects: readonly FeedEffect[]): void {
    for (const effect of effects) {
      if (effect.type === "send") this.#request(effect.bytes);
      else if (effect.type === "fetch") void this.#fetch(effect.topic);
      else if (effect.type === "reconnect") this.#giveUp();
      else
        this.#parts.log.warn({ err: effect.error, topic: effect.topic }, "what the publisher's node said was refused");
    }
  }

  #request(bytes: Uint8Array): void {
    if (this.#peer?.open === true) this.#peer.send(bytes);
    else if (this.#lease !== null)
      this.#parts.bus?.request(requestSubject(this.#lease.feed), bytes, (reply) => this.#receive(reply, true));
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
      this.#leaseNeeded = true;
      this.#perform(this.#feed.snapshotFailed(topic, false, this.#now()));
    }
    this.#followMatches();
  }

  /** Every match of the list is followed, and no other. */
  #followMatches(): void {
    const matches = this.#feed.topic("list")?.held.matches;
    if (matches === undefined) return;
    const listed = new Set([...matches.keys()].map((id) => `match:${id}`));
    const gone = [...this.#subscribed].filter((topic) => topic.startsWith("match:") && !listed.has(topic));
    const added = [...listed].filter((topic) => !this.#subscribed.has(topic));
    if (gone.length + added.length === 0) return;
    for (const topic of added) this.#follow(topic);
    for (const topic of gone) {
      this.#subscribed.delete(topic);
      this.#copies.gone(topic);
      this.#perform(this.#feed.unsubscribe(topic));
    }
    this.#stored.retain(new Set(matches.keys()));
  }

  #follow(topic: string): void {
    this.#subscribed.add(topic);
    this.#perform(this.#feed.subscribe(topic, this.#now()));
  }
}
