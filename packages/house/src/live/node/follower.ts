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
import type { FrameListener } from "../live-options.ts";
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

/** The poll interval, in milliseconds. */
const pollMs = 50;
/** A broker that delivers nothing for this long counts as silent, in milliseconds: this node connects to the publisher's node. */
const busSilentMs = 1_000;
/** Grace period until the followed topics arrive, in milliseconds; subscribers wait meanwhile. */
const startupGraceMs = 3_000;
/** After this time it is not known whether the source is alive: readers get it as silent, and lock (F8, F9). */
const silentAfterMs = 2_000;
/** Snapshots older than this are not served to one-shot readers. */
const staleAfterMs = 10_000;
/** After this time without any publisher, twice what a lease takes to move, this node's clients look for another node. */
const unservedAfterMs = 20_000;
/** Prices count as current for this many ticks after their own, and for at least `freshMs` (D50). */
const freshTicks = 2;
const freshMs = 500;
/** How often the lease is read while the sender of the broadcasts is unknown. */
const leaseEveryMs = 250;

/** The head of the last broadcast, and when it was current, by this node's steady clock. */
interface ReceivedBroadcast extends Omit<Broadcast, "frames"> {
  readonly at: number;
}

const never = Number.NEGATIVE_INFINITY;

/**
 * A node that does not publish: it follows the publishing node by the same rules as a client, over the broker while that
 * delivers, otherwise over a peer connection. It serves the followed topics.
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
  /** The publisher's clock by the broadcasts of its term: a broadcast that arrives late, out of a backlog, describes the past. */
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

  /** The topics that this node can serve; null while nothing is known, or if no broadcast arrived for too long. */
  get topics(): ServedTopics | null {
    return this.#receivedWithin(staleAfterMs);
  }

  /** The topics for its sockets: they wait while this node has just begun to follow, or the lease moves. */
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
    // A client that reconnects meanwhile restarts its count of the silence, and would show these prices as live again.
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

  /** Callers do not wait for it, so a slow database does not block incoming broadcasts. */
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

  /** Opens a peer connection while the broker is silent, and closes it when the broker delivers again. */
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

  /** Sends the position of every topic again: a frame was missed, or the transport changes. */
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

  /** The publisher was silent for too long: the connection may be open at this end only, and another node may publish by now. */
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
      // From another publisher, whose secret the lease has.
      this.#leaseNeeded = true;
      return;
    }
    if (broadcast.term < (this.#lastBroadcast?.term ?? 0)) return;
    this.#leaseNeeded = false;
    if (byBus) this.#busAt = this.#now();
    if (broadcast.term !== this.#lastBroadcast?.term) this.#expected = null;
    if (broadcast.sequence !== null) {
      // Both transports deliver the same for a while.
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

  /** Follows every match of the list, and no other. */
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
