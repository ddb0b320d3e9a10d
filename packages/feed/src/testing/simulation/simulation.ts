import { Follower } from "./follower.ts";
import { type Faults, healthy, FaultInjector } from "./fault-injector.ts";
import type { Random } from "../random.ts";
import { ServedTopic } from "./served-topic.ts";
import type { SimulatedServer } from "./simulated-server.ts";
import { Timeline } from "./timeline.ts";

const serverEpoch = 1_750_000_000_000;
/** In milliseconds. */
const tick = 100;

/**
 * A server with some topics, a simple gateway, links with every kind of fault, and clients, in simulated time. Each state of a
 * client is compared with the server's state at the same position: F2 holds at every moment.
 */
export class Simulation implements SimulatedServer {
  readonly timeline = new Timeline(1_000);
  readonly faultInjector: FaultInjector;
  readonly topics: ReadonlyMap<string, ServedTopic>;
  readonly followers: readonly Follower[];
  readonly wrong: string[] = [];
  silences = 0;
  private downUntil = 0;

  constructor(random: Random, topics: readonly string[] = ["list"], followers = 1) {
    this.faultInjector = new FaultInjector(random);
    this.topics = new Map(topics.map((name) => [name, new ServedTopic(name, random)]));
    this.followers = Array.from({ length: followers }, () => new Follower(this));
    this.run(10);
  }

  get stamp() {
    return { serverMs: serverEpoch + Math.round(this.timeline.now), sourceAgeMs: 0 };
  }

  get isDown(): boolean {
    return this.timeline.now < this.downUntil;
  }

  /** Every client holds all that the server has. */
  get equal(): boolean {
    return this.followers.every(({ whole }) => whole);
  }

  served(topic: string): ServedTopic {
    const served = this.topics.get(topic);
    if (!served) throw new RangeError(`not served: ${topic}`);
    return served;
  }

  /** Switches faults on. */
  worsen(faults: Faults): void {
    this.faultInjector.faults = faults;
  }

  /** Switches faults off and reconnects faulty links; earlier faults may still be on their way. */
  heal(): void {
    this.calm();
    for (const follower of this.followers) follower.relink();
  }

  /** Switches faults off, but a faulty link stays until its client notices. */
  calm(): void {
    this.faultInjector.faults = healthy;
    this.downUntil = 0;
    for (const follower of this.followers) follower.link.widen();
  }

  /** In each step each topic's bookmaker performs one action; steps are `pace` milliseconds apart. */
  run(steps: number, pace = tick): void {
    for (let step = 0; step < steps; step++) {
      this.disturb();
      if (!this.isDown) for (const topic of this.topics.values()) this.broadcast(topic, topic.act(this.stamp));
      this.pass(pace);
    }
  }

  /** Lets time pass; due events run in their order. */
  pass(milliseconds: number): void {
    const { timeline } = this;
    const end = timeline.now + milliseconds;
    while (true) {
      const next = this.followers.reduce((first, each) => (each.deadline < first.deadline ? each : first));
      const at = Math.min(timeline.nextAt, next.deadline);
      if (at >= end) break;
      if (timeline.nextAt <= next.deadline) timeline.runNext();
      else {
        timeline.now = Math.max(timeline.now, next.deadline);
        next.time();
      }
    }
    timeline.now = end;
    for (const follower of this.followers) follower.checkFresh();
    if (this.isDown) return;
    for (const topic of this.topics.values())
      if (this.stamp.serverMs >= topic.publisher.heartbeatAt) this.broadcast(topic, topic.heartbeat(this.stamp));
  }

  private broadcast({ name }: ServedTopic, frames: readonly Uint8Array[]): void {
    for (const frame of frames) for (const follower of this.followers) follower.deliver(name, frame);
  }

  /** The faults of links and server, once a step. */
  private disturb(): void {
    const { faultInjector, followers, timeline } = this;
    const { random } = faultInjector;
    for (const follower of followers) {
      if (faultInjector.happens("cut")) follower.disconnect();
      if (faultInjector.happens("forget")) follower.forget();
      if (faultInjector.threatens("gone")) follower.deliverOldEnd();
      if (faultInjector.threatens("spoil")) follower.spoil();
      if (faultInjector.threatens("halfOpen")) follower.loseTouch(500 + random.whole(9_000));
      if (faultInjector.threatens("throttle")) {
        follower.link.narrow(0.1 + random.part());
        follower.link.after(random.whole(4_000), () => follower.link.widen());
      }
    }
    if (faultInjector.happens("storm"))
      for (let attempt = 0; attempt < 3; attempt++)
        timeline.later(attempt * (50 + random.whole(300)), () => followers.forEach((each) => each.disconnect()));
    if (this.isDown) return;
    for (const topic of this.topics.values())
      if (faultInjector.happens("epoch")) this.broadcast(topic, topic.renumber(this.stamp));
    if (faultInjector.happens("restart")) this.restart(200 + random.whole(3_000));
  }

  private restart(milliseconds: number): void {
    this.downUntil = this.timeline.now + milliseconds;
    for (const topic of this.topics.values()) topic.restart(this.stamp);
    for (const follower of this.followers) follower.disconnect();
  }
}
