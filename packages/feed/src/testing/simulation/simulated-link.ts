import { type FrameOffsets, frameOffsetsOf } from "../../publisher/frame-offsets.ts";
import type { FaultInjector } from "./fault-injector.ts";
import type { Timeline } from "./timeline.ts";

/** The one-way delay of a healthy link, in milliseconds. */
export const latency = 20;
const longestDelay = 1_500;
/** The most bytes that the gateway queues for one link: few, so that a narrow one is full soon. */
const longestQueue = 2_048;

interface Ends {
  /** A message arrives, possibly changed on the way. */
  readonly receive: (bytes: Uint8Array) => void;
  /** All frames that were ever sent to any client. */
  readonly sent: () => readonly Uint8Array[];
  /** A link that was too narrow has drained; `missed` holds the first skipped frame of each topic. */
  readonly drained: (missed: ReadonlyMap<string, FrameOffsets>) => void;
}

/** The link from the gateway to one client: all faults of messages happen here. */
export class SimulatedLink {
  private readonly timeline: Timeline;
  private readonly faultInjector: FaultInjector;
  private readonly ends: Ends;
  /** The frames of the present link, and whether a frame of an earlier link was replayed on it. */
  private carried: Uint8Array[] = [];
  private mixed = false;
  /** The number of the link: a message that is on its way when the link is cut does not arrive. */
  private link = 0;
  /** A message that waits for the next one, to arrive merged with it. */
  private held: Uint8Array | null = null;
  /** Bytes a millisecond; null: unlimited. */
  private width: number | null = null;
  private queue: Uint8Array[] = [];
  private queued = 0;
  /** The first skipped frame of each topic. */
  private missed = new Map<string, FrameOffsets>();

  constructor(timeline: Timeline, faultInjector: FaultInjector, ends: Ends) {
    this.timeline = timeline;
    this.faultInjector = faultInjector;
    this.ends = ends;
  }

  /**
   * Whether a frame of an earlier link was replayed on this one, where it can pass for the answer to a lost request. The client
   * then notices only by the topic's silence that it is not subscribed.
   */
  get isMixed(): boolean {
    return this.mixed;
  }

  send(topic: string, frame: Uint8Array): void {
    if (this.width === null) return this.transmit(frame);
    if (this.missed.size > 0 || (this.queued > 0 && this.queued + frame.length > longestQueue)) {
      if (!this.missed.has(topic)) this.missed.set(topic, frameOffsetsOf(frame));
      return;
    }
    this.faultInjector.counts.throttle++;
    this.queue.push(frame);
    this.queued += frame.length;
    if (this.queue.length === 1) this.pump();
  }

  /** Runs after a delay, unless the link is cut before. */
  after(milliseconds: number, run: () => void): void {
    const { link } = this;
    this.timeline.later(milliseconds, () => {
      if (link === this.link) run();
    });
  }

  narrow(bytesPerMs: number): void {
    this.width = bytesPerMs;
  }

  /** Removes the limit: the queue is sent at once. */
  widen(): void {
    this.width = null;
    const waiting = this.queue;
    this.queue = [];
    this.queued = 0;
    for (const frame of waiting) this.transmit(frame);
    this.catchUp();
    if (this.held) this.ends.receive(this.unheld());
  }

  /** Drops all messages that are on their way. */
  cut(): void {
    this.link++;
    this.held = this.width = null;
    this.carried = [];
    this.mixed = false;
    this.queue = [];
    this.queued = 0;
    this.missed = new Map();
  }

  private pump(): void {
    const [frame] = this.queue;
    if (!frame || this.width === null) return;
    this.after(frame.length / this.width, () => {
      if (this.queue[0] !== frame) return;
      this.queue.shift();
      this.queued -= frame.length;
      this.transmit(frame);
      if (this.queue.length === 0) this.catchUp();
      else this.pump();
    });
  }

  private catchUp(): void {
    const { missed } = this;
    this.missed = new Map();
    if (missed.size > 0) this.ends.drained(missed);
  }

  private transmit(frame: Uint8Array): void {
    const { faultInjector } = this;
    const { random } = faultInjector;
    const takes = latency + (faultInjector.happens("delay") ? random.whole(longestDelay) : 0);
    if (!faultInjector.happens("drop")) this.after(takes, () => this.arrive(frame));
    if (faultInjector.happens("duplicate")) this.after(takes + random.whole(400), () => this.ends.receive(frame));
    this.carried.push(frame);
    if (faultInjector.happens("replay")) {
      const earlier = random.oneOf(random.chance(0.5) ? this.carried : this.ends.sent());
      this.mixed ||= !this.carried.includes(earlier);
      this.after(takes, () => this.ends.receive(earlier));
    }
  }

  private arrive(frame: Uint8Array): void {
    const { faultInjector } = this;
    if (this.held) {
      faultInjector.counts.merge++;
      return this.ends.receive(Uint8Array.from([...this.unheld(), ...frame]));
    }
    if (faultInjector.threatens("merge")) {
      this.held = frame;
      return;
    }
    if (faultInjector.happens("split")) {
      const at = faultInjector.random.whole(frame.length);
      this.ends.receive(frame.slice(0, at));
      return this.ends.receive(frame.slice(at));
    }
    this.ends.receive(spoiled(frame, faultInjector));
  }

  private unheld(): Uint8Array {
    const held = this.held ?? new Uint8Array();
    this.held = null;
    return held;
  }
}

/** A message that may be damaged on the link. */
export function spoiled(bytes: Uint8Array, faultInjector: FaultInjector): Uint8Array {
  const { random } = faultInjector;
  if (faultInjector.happens("truncate")) return bytes.slice(0, random.whole(bytes.length));
  if (!faultInjector.happens("flip")) return bytes;
  const flipped = Uint8Array.from(bytes);
  flipped[random.whole(flipped.length)]! ^= 1 << random.whole(8);
  return flipped;
}
