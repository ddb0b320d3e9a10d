import type { FeedEffect } from "../../client/effects.ts";
import { LiveFeed } from "../../client/live-feed.ts";
import { times } from "../../recovery/model.ts";
import { TopicPublisher } from "../../publisher/topic-publisher.ts";
import { bodyOf, readReset } from "../../wire/body.ts";
import { readClientFrame } from "../../wire/client-frame.ts";
import { emptyHeader, kinds, readHeader, topicOf } from "../../wire/header.ts";
import { maxOdds } from "../../wire/limits.ts";
import { latency, Line, spoiled } from "./line.ts";
import { placeOf } from "./truth.ts";
import type { World } from "./world.ts";

/** A snapshot takes so long to come, a browser so long to open a socket anew, in milliseconds. */
const snapshotTime = 60;
const reconnectTime = 100;
const screenFrame = 16;
/** What the server's clock may be off by rounding. */
const rounding = 1;

/** One client of the world, and the gateway's end of its socket. */
export class Follower {
  readonly feed: LiveFeed;
  readonly line: Line;
  private readonly world: World;
  private open = false;
  private half = false;
  private forgotten = false;
  /** What the gateway sends to this socket. */
  private readonly subscribed = new Set<string>();
  private readonly checked = new Map<string, number>();
  /** Topics of which the client holds what nobody sent, until it holds what the server had. */
  private readonly spoiled = new Set<string>();
  /** The furthest place of each topic that a frame spoke of that was not refused. */
  private readonly told = new Map<string, number>();
  private readonly header = emptyHeader();
  private dueAt = 0;
  private undrawn = 0;
  /** How much later than it is the client may take the server's clock to be, by what it heard on this link. */
  private clockError = 0;

  constructor(world: World) {
    const { timeline, mishaps } = world;
    this.world = world;
    this.feed = new LiveFeed({ schedule: (run) => this.beforeFrame(run) });
    this.line = new Line(timeline, mishaps, {
      receive: (bytes) => this.receive(bytes),
      sent: () => [...world.topics.values()].flatMap(({ sent }) => sent),
      drained: (missed) => {
        for (const [topic, { epoch, from }] of missed) {
          const { publisher } = world.served(topic);
          if (mishaps.happens("overflow")) this.hear(topic, publisher.reset("slow", world.stamp));
          else for (const frame of publisher.catchUp({ epoch, offset: from }, world.stamp)) this.hear(topic, frame);
        }
      },
    });
    for (const topic of world.topics.keys()) this.perform(this.feed.subscribe(topic, timeline.now));
    this.connect();
  }

  /** When the client wants to be told the time. */
  get deadline(): number {
    return this.dueAt;
  }

  /** The screen shows what the store has. */
  get drawn(): boolean {
    return this.undrawn === 0;
  }

  /** Holds all that the server has, and says so. */
  get whole(): boolean {
    return [...this.world.topics.values()].every(({ name, publisher }) => {
      const store = this.feed.topic(name);
      return store?.phase === "live" && store.held.hash() === publisher.hash;
    });
  }

  time(): void {
    this.perform(this.feed.time(this.world.timeline.now));
  }

  /** The gateway has a frame for whoever listens to the topic. */
  hear(topic: string, frame: Uint8Array): void {
    if (!this.subscribed.has(topic)) return;
    if (this.half) this.world.mishaps.counts.halfOpen++;
    else this.line.send(topic, frame);
  }

  /** From now on nothing passes, and neither end knows; it ends when one of them notices. */
  loseTouch(milliseconds: number): void {
    if (!this.open) return;
    this.half = true;
    this.line.after(milliseconds, () => this.disconnect());
  }

  /** The gateway forgets one of the topics that this socket asked for. */
  forget(): void {
    if (this.subscribed.size === 0) return;
    this.forgotten = true;
    this.subscribed.delete(this.world.mishaps.random.pick([...this.subscribed]));
  }

  /** It is said of a topic that it has ended, by a publisher that is no more. */
  hearOldEnd(): void {
    const { mishaps, topics, stamp } = this.world;
    const topic = mishaps.random.pick([...topics.keys()]);
    const { epoch = 0 } = this.feed.position(topic) ?? {};
    if (epoch < 2) return;
    mishaps.counts.gone++;
    this.hear(topic, new TopicPublisher(topic, epoch - 1).reset("gone", stamp));
  }

  /** A price that the client holds is another one than was sent: the server's hash tells, or a tick that it cannot follow. */
  spoil(): void {
    const { random, counts } = this.world.mishaps;
    const topic = random.pick([...this.world.topics.keys()]);
    const store = this.feed.topic(topic);
    const handles = store?.held.outcomes.flatMap((fields, handle) => (fields ? [handle] : [])) ?? [];
    if (store === undefined || handles.length === 0) return;
    const handle = random.pick(handles);
    store.held.columns.price(handle, random.pick([1, 1_005, maxOdds]));
    store.held.columns.touch(handle);
    store.priced();
    this.spoiled.add(topic);
    counts.spoil++;
  }

  /** What is wrong with a link as a whole only another one mends at once. */
  relink(): void {
    if (this.half || this.forgotten || this.line.isMixed) this.disconnect();
  }

  disconnect(): void {
    if (!this.open) return;
    this.open = this.half = this.forgotten = false;
    this.subscribed.clear();
    this.line.cut();
    this.perform(this.feed.closed(this.world.timeline.now));
    this.world.timeline.later(reconnectTime, () => this.connect());
  }

  /**
   * What the client shows as live was so within the silence that it may keep (F8), give or take what it cannot know of the
   * server's clock.
   */
  checkFresh(): void {
    const { stamp, topics, wrong } = this.world;
    const since = stamp.serverMs - times.silence - Math.ceil(this.clockError) - rounding;
    for (const topic of topics.values()) {
      const position = this.feed.position(topic.name);
      if (!position || this.feed.topic(topic.name)?.phase !== "live") continue;
      if (placeOf(position) < topic.placeAt(since))
        wrong.push(`${topic.name} is shown as live at ${position.epoch}/${position.offset}, which is long over`);
    }
  }

  private beforeFrame(run: () => void): void {
    this.undrawn++;
    this.world.timeline.later(screenFrame, () => {
      this.undrawn--;
      run();
    });
  }

  private connect(): void {
    if (this.open) return;
    const { timeline, isDown } = this.world;
    if (isDown) return timeline.later(reconnectTime, () => this.connect());
    this.open = true;
    this.clockError = 0;
    this.perform(this.feed.opened(timeline.now));
  }

  private receive(bytes: Uint8Array): void {
    const { header, told } = this;
    const live = this.live();
    const effects = this.feed.receive(bytes, this.world.timeline.now);
    if (!effects.some(({ type }) => type === "report")) {
      readHeader(bytes, header);
      const topic = topicOf(bytes, header);
      told.set(topic, Math.max(told.get(topic) ?? 0, placeOf(header)));
      const fetches = effects.some((effect) => effect.type === "fetch" && effect.topic === topic);
      if (!fetches && this.isOrdered(topic, bytes, live)) this.world.wrong.push(`${topic} is not fetched as ordered`);
    }
    this.perform(effects);
  }

  /** Whether the frame whose header was read orders a snapshot of after where a topic stood. */
  private isOrdered(topic: string, bytes: Uint8Array, live: ReadonlyMap<string, number>): boolean {
    const { header } = this;
    if (header.kind !== kinds.reset || placeOf(header) <= (live.get(topic) ?? Number.POSITIVE_INFINITY)) return false;
    return readReset(bodyOf(bytes, header)) !== "subscribed";
  }

  /** Where the topics stand that are shown as live. */
  private live(): ReadonlyMap<string, number> {
    const places = new Map<string, number>();
    for (const topic of this.world.topics.keys()) {
      const position = this.feed.position(topic);
      if (position && this.feed.topic(topic)?.phase === "live") places.set(topic, placeOf(position));
    }
    return places;
  }

  private perform(effects: readonly FeedEffect[]): void {
    const { timeline } = this.world;
    this.check();
    for (const effect of effects) {
      if (effect.type === "send") this.request(effect.bytes);
      if (effect.type === "fetch") this.fetch(effect.topic);
      if (effect.type === "reconnect") this.giveUp();
    }
    this.dueAt = this.feed.deadline(timeline.now);
  }

  private giveUp(): void {
    this.world.silences++;
    this.disconnect();
  }

  private request(bytes: Uint8Array): void {
    if (this.half || this.world.mishaps.happens("request")) return;
    this.line.after(latency, () => this.serve(bytes));
  }

  private serve(bytes: Uint8Array): void {
    const { stamp } = this.world;
    const request = readClientFrame(bytes);
    if (request.type === "unsubscribe") for (const topic of request.topics) this.subscribed.delete(topic);
    if (request.type === "subscribe")
      for (const topic of request.topics) {
        this.subscribed.add(topic);
        this.hear(topic, this.world.served(topic).publisher.reset("subscribed", stamp));
      }
    if (request.type === "hello")
      for (const { topic, ...from } of request.resume) {
        this.subscribed.add(topic);
        for (const frame of this.world.served(topic).publisher.resume(from, stamp)) this.hear(topic, frame);
      }
  }

  private fetch(topic: string): void {
    const { timeline, mishaps, stamp, isDown } = this.world;
    // Whoever finds nobody there hears nothing; a request on a dead way ends with it.
    if (this.half) return;
    const served = this.world.served(topic);
    const fails = isDown || mishaps.happens("snapshot");
    if (fails && (isDown || mishaps.random.chance(0.5)))
      return timeline.later(latency, () => this.perform(this.feed.snapshotFailed(topic, false, timeline.now)));
    const sent = mishaps.happens("oldSnapshot") ? served.oldSnapshot(stamp) : served.snapshot(stamp);
    const bytes = fails ? spoiled(sent.slice(0, -1), mishaps) : sent;
    timeline.later(snapshotTime, () => this.perform(this.feed.snapshot(topic, bytes, timeline.now)));
  }

  /** Wherever the client came to, it holds what the server held there (F2), and freezes while it knows of more (F3). */
  private check(): void {
    const { feed, world } = this;
    const { timeline, stamp, wrong } = world;
    const told = feed.serverNow(timeline.now);
    if (told !== null) this.clockError = Math.max(this.clockError, stamp.serverMs - told);
    for (const name of world.topics.keys()) {
      const position = feed.position(name);
      if (!position) continue;
      const place = placeOf(position);
      if (place < (this.told.get(name) ?? 0) && feed.topic(name)?.phase === "live")
        wrong.push(`${name} is shown as live at ${position.epoch}/${position.offset}, though more was heard of`);
      if (this.checked.get(name) === place) continue;
      this.checked.set(name, place);
      const hash = feed.topic(name)?.held.hash() ?? 0;
      if (world.served(name).truth.had(place, hash)) this.spoiled.delete(name);
      else if (!this.spoiled.has(name)) wrong.push(`${name} at ${position.epoch}/${position.offset}`);
    }
  }
}
