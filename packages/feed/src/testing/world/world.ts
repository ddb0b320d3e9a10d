import { LiveFeed } from "../client/live-feed.ts";
import type { FeedEffect } from "../client/effects.ts";
import type { TopicPublisher } from "../publisher/topic-publisher.ts";
import { readSnapshot } from "../snapshot/snapshot.ts";
import { mergeFrame } from "../state/merge-frame.ts";
import { TopicState } from "../state/topic-state.ts";
import { readClientFrame } from "../wire/client-frame.ts";
import { emptyHeader, kinds, readHeader } from "../wire/header.ts";
import type { Random } from "./random.ts";

/** How bad the link is; each a probability for one message, but `cut` for one step. */
export interface Faults {
  readonly drop: number;
  readonly duplicate: number;
  readonly delay: number;
  readonly truncate: number;
  readonly flip: number;
  readonly replay: number;
  readonly cut: number;
  /** Of what the client sends, and of snapshots. */
  readonly request: number;
}

export const healthy: Faults = { drop: 0, duplicate: 0, delay: 0, truncate: 0, flip: 0, replay: 0, cut: 0, request: 0 };

/** One way takes so long on a healthy link, in milliseconds; a snapshot so long to come. */
const latency = 20;
const snapshotTime = 60;
const longestDelay = 1_500;
const serverEpoch = 1_750_000_000_000;

interface Delivery {
  readonly at: number;
  readonly run: () => void;
}

/**
 * A publisher, a gateway of the simplest kind, a link that can go wrong in every way, and a client: in simulated time. After
 * every message the client's state is compared with what the server's was at the same place: F2 holds at every moment.
 */
export class World {
  now = 1_000;
  faults: Faults = healthy;
  readonly feed = new LiveFeed({ schedule: (run) => this.later(16, run) });
  readonly topic: string;
  readonly seen: FeedEffect[] = [];
  /** Places at which the client held what the server never had there. */
  readonly wrong: string[] = [];
  publisher: TopicPublisher;
  private readonly random: Random;
  private deliveries: Delivery[] = [];
  private readonly truth = new Map<string, number>();
  private readonly sent: Uint8Array[] = [];
  private readonly header = emptyHeader();
  private replica = new TopicState();
  private link = 0;
  private open = false;
  private subscribed = false;

  constructor(publisher: TopicPublisher, random: Random) {
    this.publisher = publisher;
    this.random = random;
    this.topic = publisher.topic;
    this.truth.set(this.place(), publisher.hash);
    this.perform(this.feed.subscribe(this.topic, this.now));
    this.connect();
  }

  get stamp() {
    return { serverMs: serverEpoch + Math.round(this.now), sourceAgeMs: 0 };
  }

  get equal(): boolean {
    return (
      this.feed.topic(this.topic)?.held.hash() === this.publisher.hash && this.feed.topic(this.topic)?.phase === "live"
    );
  }

  /** The server sends frames to whoever subscribed. */
  broadcast(frames: readonly Uint8Array[]): void {
    for (const frame of frames) {
      this.note(frame);
      this.sent.push(frame);
      if (this.subscribed) this.toClient(frame);
    }
  }

  /** Lets time pass; what is due happens in its order. */
  pass(milliseconds: number): void {
    const end = this.now + milliseconds;
    if (this.random.chance(this.faults.cut)) this.disconnect();
    while (true) {
      const due = this.deliveries.reduce<Delivery | null>(
        (first, each) => (first === null || each.at < first.at ? each : first),
        null,
      );
      const timer = Math.max(this.now, this.feed.deadline(this.now));
      const at = Math.min(due?.at ?? end, timer, end);
      if (at >= end) break;
      this.now = at;
      if (due && due.at <= timer) {
        this.deliveries.splice(this.deliveries.indexOf(due), 1);
        due.run();
      } else this.perform(this.feed.time(this.now));
      this.check();
    }
    this.now = end;
    const heartbeatAt = this.publisher.heartbeatAt - serverEpoch;
    if (this.now >= heartbeatAt) this.broadcast([this.publisher.heartbeat(this.stamp)]);
  }

  disconnect(): void {
    if (!this.open) return;
    this.open = this.subscribed = false;
    this.link++;
    this.perform(this.feed.closed(this.now));
    this.later(100, () => this.connect());
  }

  private connect(): void {
    if (this.open) return;
    this.open = true;
    this.perform(this.feed.opened(this.now));
  }

  private later(after: number, run: () => void): void {
    this.deliveries.push({ at: this.now + after, run });
  }

  /** Delivers over the present link; never after it was cut. */
  private over(after: number, run: () => void): void {
    const { link } = this;
    this.later(after, () => {
      if (link === this.link) run();
    });
  }

  private toClient(frame: Uint8Array): void {
    const { random, faults } = this;
    const after = latency + (random.chance(faults.delay) ? random.whole(longestDelay) : 0);
    if (!random.chance(faults.drop)) this.over(after, () => this.receive(this.spoiled(frame)));
    if (random.chance(faults.duplicate)) this.over(after + random.whole(400), () => this.receive(frame));
    if (random.chance(faults.replay) && this.sent.length > 0) {
      const old = random.pick(this.sent);
      this.over(after, () => this.receive(old));
    }
  }

  private spoiled(frame: Uint8Array): Uint8Array {
    const { random, faults } = this;
    if (random.chance(faults.truncate)) return frame.slice(0, random.whole(frame.length));
    if (!random.chance(faults.flip)) return frame;
    const flipped = Uint8Array.from(frame);
    flipped[random.whole(flipped.length)]! ^= 1 << random.whole(8);
    return flipped;
  }

  private receive(frame: Uint8Array): void {
    this.perform(this.feed.receive(frame, this.now));
  }

  private perform(effects: readonly FeedEffect[]): void {
    for (const effect of effects) {
      this.seen.push(effect);
      const lost = this.random.chance(this.faults.request);
      if (effect.type === "send" && !lost) this.over(latency, () => this.serve(effect.bytes));
      if (effect.type === "fetch") this.fetch(effect.topic, lost);
      if (effect.type === "reconnect") this.disconnect();
    }
  }

  private fetch(topic: string, lost: boolean): void {
    const snapshot = this.publisher.snapshot(this.stamp);
    this.later(snapshotTime, () => {
      if (lost && this.random.chance(0.5)) this.perform(this.feed.snapshotFailed(topic, false, this.now));
      else this.perform(this.feed.snapshot(topic, lost ? this.spoiled(snapshot.slice(0, -1)) : snapshot, this.now));
    });
  }

  private serve(bytes: Uint8Array): void {
    const request = readClientFrame(bytes);
    if (request.type === "unsubscribe") this.subscribed = false;
    else this.subscribed = true;
    if (request.type === "subscribe") this.toClient(this.publisher.reset("subscribed", this.stamp));
    if (request.type === "hello")
      for (const position of request.resume)
        for (const frame of this.publisher.resume(position, this.stamp)) this.toClient(frame);
  }

  /** What the server had at each place, told by a replica that misses nothing. */
  private note(frame: Uint8Array): void {
    readHeader(frame, this.header);
    const { kind, epoch, offset } = this.header;
    if (kind === kinds.reset) this.replica = readSnapshot(this.publisher.snapshot(this.stamp)).state;
    else if (kind !== kinds.heartbeat) mergeFrame(this.replica, frame, this.header);
    this.truth.set(`${epoch}/${offset}`, this.replica.hash());
  }

  private place(): string {
    const { epoch, offset } = this.publisher.position;
    return `${epoch}/${offset}`;
  }

  private check(): void {
    const position = this.feed.position(this.topic);
    if (!position) return;
    const place = `${position.epoch}/${position.offset}`;
    if (this.truth.get(place) !== this.feed.topic(this.topic)?.held.hash()) this.wrong.push(place);
  }
}
