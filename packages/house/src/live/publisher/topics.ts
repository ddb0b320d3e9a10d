import type { OutcomeQuote, OutcomeRef } from "@livery/feed";
import { type Stamp, TopicPublisher } from "@livery/feed/publisher";
import type { ServedTopics } from "../node/served-topics.ts";

type Frames = readonly Uint8Array[];

/** Receives every frame as it is made; the same bytes go to all subscribers. */
export type OnFrames = (topic: string, frames: Frames) => void;

/** All topics that a server publishes. Each frame is made once. */
export class Topics implements ServedTopics {
  readonly #publishers = new Map<string, TopicPublisher>();
  readonly #onFrames: OnFrames;
  readonly #stamp: () => Stamp;
  #epoch: number;

  /** @param stamp the moment of a frame, on a clock that does not run backwards */
  constructor(epoch: number, stamp: () => Stamp, onFrames: OnFrames) {
    this.#epoch = epoch;
    this.#stamp = stamp;
    this.#onFrames = onFrames;
  }

  get epoch(): number {
    return this.#epoch;
  }

  get names(): readonly string[] {
    return [...this.#publishers.keys()];
  }

  /** False: every published topic can be served at once. */
  awaits(): boolean {
    return false;
  }

  get(topic: string): TopicPublisher | undefined {
    return this.#publishers.get(topic);
  }

  stamp(): Stamp {
    return this.#stamp();
  }

  /** Publishes frames of a topic; a topic that does not exist is created. */
  publish(topic: string, makeFrames: (publisher: TopicPublisher, stamp: Stamp) => Frames): void {
    let publisher = this.#publishers.get(topic);
    if (publisher === undefined) {
      publisher = new TopicPublisher(topic, this.#epoch);
      this.#publishers.set(topic, publisher);
    }
    const frames = makeFrames(publisher, this.#stamp());
    if (frames.length > 0) this.#onFrames(topic, frames);
  }

  /** Publishes the tick of every topic, and the heartbeats that are due. */
  tick(): void {
    for (const [topic, publisher] of this.#publishers) {
      const stamp = this.#stamp();
      const frames = [...publisher.flush(stamp)];
      if (publisher.heartbeatAt <= stamp.serverMs) frames.push(publisher.heartbeat(stamp));
      if (frames.length > 0) this.#onFrames(topic, frames);
    }
  }

  /** Publishes the heartbeats that are due between two ticks; prices wait for the tick. */
  sendHeartbeats(): void {
    for (const [topic, publisher] of this.#publishers) {
      const stamp = this.#stamp();
      if (publisher.heartbeatAt <= stamp.serverMs) this.#onFrames(topic, [publisher.heartbeat(stamp)]);
    }
  }

  /** Ends a topic: its match is over, there is nothing more to fetch. */
  end(topic: string): void {
    const publisher = this.#publishers.get(topic);
    if (publisher === undefined) return;
    this.#publishers.delete(topic);
    this.#onFrames(topic, [publisher.reset("gone", this.#stamp())]);
  }

  /** Whether half of some topic's handles are dead (D57). */
  get needsRenumber(): boolean {
    return [...this.#publishers.values()].some((publisher) => publisher.needsRenumber);
  }

  /** Renumbers the topics that need it; topics that begin later begin in this epoch. */
  renumber(epoch: number): void {
    this.#epoch = epoch;
    for (const [topic, publisher] of this.#publishers)
      if (publisher.needsRenumber) this.#onFrames(topic, publisher.renumber(epoch, this.#stamp()));
  }

  /** An outcome as of the last frame of its match: the price at which bets are accepted (D50). */
  quote(ref: OutcomeRef): OutcomeQuote | undefined {
    return this.#publishers.get(`match:${ref.matchId}`)?.quote(ref);
  }
}
