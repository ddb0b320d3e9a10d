import type { FeedEffect } from "../../client/effects.ts";
import { LiveFeed } from "../../client/live-feed.ts";
import { times } from "../../recovery/recovery.model.ts";
import { TopicPublisher } from "../../publisher/topic-publisher.ts";
import { bodyOf, readReset } from "../../wire/body.ts";
import { readClientFrame } from "../../wire/client-frame.ts";
import { emptyHeader, kinds, readHeader, topicOf } from "../../wire/header.ts";
import { maxOdds } from "../../wire/message-limits.ts";
import { latency, SimulatedLink, spoiled } from "./simulated-link.ts";
import { ordinalOf } from "./oracle.ts";
import type { SimulatedServer } from "./simulated-server.ts";

/** The duration of loading a snapshot, of opening a socket again and of a frame of the screen, in milliseconds. */
const snapshotTime = 60;
const reconnectTime = 100;
const screenFrame = 16;
/** The rounding error of the server's clock, in milliseconds. */
const rounding = 1;

/** One simulated client, with the gateway's end of its socket. */
export class Follower {
  readonly feed: LiveFeed;
  readonly link: SimulatedLink;
  private readonly simulation: SimulatedServer;
  private open = false;
  private half = false;
  private forgotten = false;
  /** The topics that the gateway sends to this socket. */
  private readonly subscribed = new Set<string>();
  private readonly checked = new Map<string, number>();
  /** Topics whose state was spoiled in the client, until it equals a state of the server again. */
  private readonly spoiled = new Set<string>();
  /** The furthest position of each topic in an accepted frame. */
  private readonly furthest = new Map<string, number>();
  private readonly header = emptyHeader();
  private dueAt = 0;
  private undrawn = 0;
  /**
   * How much later than its true value the client may estimate the server's clock, from the frames of this link; in milliseconds.
   */
  private clockError = 0;

  constructor(simulation: SimulatedServer) {
    const { timeline, faultInjector } = simulation;
    this.simulation = simulation;
    this.feed = new LiveFeed({ schedule: (run) => this.beforeFrame(run) });
    this.link = new SimulatedLink(timeline, faultInjector, {
      receive: (bytes) => this.receive(bytes),
      sent: () => [...simulation.topics.values()].flatMap(({ sent }) => sent),
      drained: (missed) => {
        for (const [topic, { epoch, from }] of missed) {
          const { publisher } = simulation.served(topic);
          if (faultInjector.happens("overflow")) this.deliver(topic, publisher.reset("slow", simulation.stamp));
          else
            for (const frame of publisher.catchUp({ epoch, offset: from }, simulation.stamp))
              this.deliver(topic, frame);
        }
      },
    });
    for (const topic of simulation.topics.keys()) this.perform(this.feed.subscribe(topic, timeline.now));
    this.connect();
  }

  /** When the client's next `time` call is due. */
  get deadline(): number {
    return this.dueAt;
  }

  /** The screen shows the present state of the store. */
  get drawn(): boolean {
    return this.undrawn === 0;
  }

  /** The client holds the server's whole state and shows it as live. */
  get whole(): boolean {
    return [...this.simulation.topics.values()].every(({ name, publisher }) => {
      const store = this.feed.topic(name);
      return store?.phase === "live" && store.held.hash() === publisher.hash;
    });
  }

  time(): void {
    this.perform(this.feed.time(this.simulation.timeline.now));
  }

  /** The gateway sends a frame if this socket is subscribed to the topic. */
  deliver(topic: string, frame: Uint8Array): void {
    if (!this.subscribed.has(topic)) return;
    if (this.half) this.simulation.faultInjector.counts.halfOpen++;
    else this.link.send(topic, frame);
  }

  /** Nothing passes from now on and neither end notices, until the link is closed after this time or by the client. */
  loseTouch(milliseconds: number): void {
    if (!this.open) return;
    this.half = true;
    this.link.after(milliseconds, () => this.disconnect());
  }

  /** The gateway drops one of the subscriptions of this socket. */
  forget(): void {
    if (this.subscribed.size === 0) return;
    this.forgotten = true;
    this.subscribed.delete(this.simulation.faultInjector.random.oneOf([...this.subscribed]));
  }

  /** Sends the end of a topic from a publisher of an earlier epoch. */
  deliverOldEnd(): void {
    const { faultInjector, topics, stamp } = this.simulation;
    const topic = faultInjector.random.oneOf([...topics.keys()]);
    const { epoch = 0 } = this.feed.position(topic) ?? {};
    if (epoch < 2) return;
    faultInjector.counts.gone++;
    this.deliver(topic, new TopicPublisher(topic, epoch - 1).reset("gone", stamp));
  }

  /** Changes a price in the client's memory. The server's hash reveals it, or a tick that cannot be merged. */
  spoil(): void {
    const { random, counts } = this.simulation.faultInjector;
    const topic = random.oneOf([...this.simulation.topics.keys()]);
    const store = this.feed.topic(topic);
    const handles = store?.held.outcomes.flatMap((fields, handle) => (fields ? [handle] : [])) ?? [];
    if (store === undefined || handles.length === 0) return;
    const handle = random.oneOf(handles);
    store.held.columns.price(handle, random.oneOf([1, 1_005, maxOdds]));
    store.held.columns.touch(handle);
    store.priced();
    this.spoiled.add(topic);
    counts.spoil++;
  }

  /** Reconnects if the link as a whole is faulty: only another link repairs that at once. */
  relink(): void {
    if (this.half || this.forgotten || this.link.isMixed) this.disconnect();
  }

  disconnect(): void {
    if (!this.open) return;
    this.open = this.half = this.forgotten = false;
    this.subscribed.clear();
    this.link.cut();
    this.perform(this.feed.closed(this.simulation.timeline.now));
    this.simulation.timeline.later(reconnectTime, () => this.connect());
  }

  /**
   * Checks that a topic shown as live is at most `times.silence` old (F8), within the client's uncertainty about the server's
   * clock.
   */
  checkFresh(): void {
    const { stamp, topics, wrong } = this.simulation;
    const since = stamp.serverMs - times.silence - Math.ceil(this.clockError) - rounding;
    for (const topic of topics.values()) {
      const position = this.feed.position(topic.name);
      if (!position || this.feed.topic(topic.name)?.phase !== "live") continue;
      if (ordinalOf(position) < topic.ordinalAt(since))
        wrong.push(`${topic.name} is shown as live at ${position.epoch}/${position.offset}, which is long over`);
    }
  }

  private beforeFrame(run: () => void): void {
    this.undrawn++;
    this.simulation.timeline.later(screenFrame, () => {
      this.undrawn--;
      run();
    });
  }

  private connect(): void {
    if (this.open) return;
    const { timeline, isDown } = this.simulation;
    if (isDown) return timeline.later(reconnectTime, () => this.connect());
    this.open = true;
    this.clockError = 0;
    this.perform(this.feed.opened(timeline.now));
  }

  private receive(bytes: Uint8Array): void {
    const { header, furthest } = this;
    const live = this.live();
    const effects = this.feed.receive(bytes, this.simulation.timeline.now);
    if (!effects.some(({ type }) => type === "report")) {
      readHeader(bytes, header);
      const topic = topicOf(bytes, header);
      furthest.set(topic, Math.max(furthest.get(topic) ?? 0, ordinalOf(header)));
      const fetches = effects.some((effect) => effect.type === "fetch" && effect.topic === topic);
      if (!fetches && this.isOrdered(topic, bytes, live))
        this.simulation.wrong.push(`${topic} is not fetched as ordered`);
    }
    this.perform(effects);
  }

  /** Whether the frame of the read header orders a snapshot that is newer than the topic's position before it. */
  private isOrdered(topic: string, bytes: Uint8Array, live: ReadonlyMap<string, number>): boolean {
    const { header } = this;
    if (header.kind !== kinds.reset || ordinalOf(header) <= (live.get(topic) ?? Number.POSITIVE_INFINITY)) return false;
    return readReset(bodyOf(bytes, header)) !== "subscribed";
  }

  /** The positions of the topics that are shown as live. */
  private live(): ReadonlyMap<string, number> {
    const ordinals = new Map<string, number>();
    for (const topic of this.simulation.topics.keys()) {
      const position = this.feed.position(topic);
      if (position && this.feed.topic(topic)?.phase === "live") ordinals.set(topic, ordinalOf(position));
    }
    return ordinals;
  }

  private perform(effects: readonly FeedEffect[]): void {
    const { timeline } = this.simulation;
    this.check();
    for (const effect of effects) {
      if (effect.type === "send") this.request(effect.bytes);
      if (effect.type === "fetch") this.fetch(effect.topic);
      if (effect.type === "reconnect") this.giveUp();
    }
    this.dueAt = this.feed.deadline(timeline.now);
  }

  private giveUp(): void {
    this.simulation.silences++;
    this.disconnect();
  }

  private request(bytes: Uint8Array): void {
    if (this.half || this.simulation.faultInjector.happens("request")) return;
    this.link.after(latency, () => this.serve(bytes));
  }

  private serve(bytes: Uint8Array): void {
    const { stamp } = this.simulation;
    const request = readClientFrame(bytes);
    if (request.type === "unsubscribe") for (const topic of request.topics) this.subscribed.delete(topic);
    if (request.type === "subscribe")
      for (const topic of request.topics) {
        this.subscribed.add(topic);
        this.deliver(topic, this.simulation.served(topic).publisher.reset("subscribed", stamp));
      }
    if (request.type === "hello")
      for (const { topic, ...from } of request.resume) {
        this.subscribed.add(topic);
        for (const frame of this.simulation.served(topic).publisher.resume(from, stamp)) this.deliver(topic, frame);
      }
  }

  private fetch(topic: string): void {
    const { timeline, faultInjector, stamp, isDown } = this.simulation;
    // A request on a dead link gets no answer; it ends with the link.
    if (this.half) return;
    const served = this.simulation.served(topic);
    const fails = isDown || faultInjector.happens("snapshot");
    if (fails && (isDown || faultInjector.random.chance(0.5)))
      return timeline.later(latency, () => this.perform(this.feed.snapshotFailed(topic, false, timeline.now)));
    const sent = faultInjector.happens("oldSnapshot") ? served.earlierSnapshot(stamp) : served.snapshot(stamp);
    const bytes = fails ? spoiled(sent.slice(0, -1), faultInjector) : sent;
    timeline.later(snapshotTime, () => this.perform(this.feed.snapshot(topic, bytes, timeline.now)));
  }

  /**
   * Checks that the client's state at each position is the one that the server had there (F2), and that it freezes while it knows
   * of a later position (F3).
   */
  private check(): void {
    const { feed, simulation } = this;
    const { timeline, stamp, wrong } = simulation;
    const serverNow = feed.serverNow(timeline.now);
    if (serverNow !== null) this.clockError = Math.max(this.clockError, stamp.serverMs - serverNow);
    for (const name of simulation.topics.keys()) {
      const position = feed.position(name);
      if (!position) continue;
      const ordinal = ordinalOf(position);
      if (ordinal < (this.furthest.get(name) ?? 0) && feed.topic(name)?.phase === "live")
        wrong.push(`${name} is shown as live at ${position.epoch}/${position.offset}, though more was heard of`);
      if (this.checked.get(name) === ordinal) continue;
      this.checked.set(name, ordinal);
      const hash = feed.topic(name)?.held.hash() ?? 0;
      if (simulation.served(name).oracle.had(ordinal, hash)) this.spoiled.delete(name);
      else if (!this.spoiled.has(name)) wrong.push(`${name} at ${position.epoch}/${position.offset}`);
    }
  }
}
