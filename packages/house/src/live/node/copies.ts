import type { FeedPosition, FeedRelay } from "@livery/feed";
import { TopicCopy, type ServedTopic, type Stamp } from "@livery/feed/publisher";
import type { FrameListener } from "../live-options.ts";
import type { ServedTopics } from "./served-topics.ts";

type State = ConstructorParameters<typeof TopicCopy>[2];

export interface CopiesParts {
  /** The feed's own state of a topic. */
  readonly stateOf: (topic: string) => ReturnType<State>;
  /** Whether the publisher has such a topic, as far as this node knows. */
  readonly knows: (topic: string) => boolean;
  readonly stamp: () => Stamp;
  readonly onFrames: FrameListener;
}

/** The publisher's topics at another node, which passes on each frame once its own state has reached the frame's position. */
export class Copies implements ServedTopics, FeedRelay {
  readonly #parts: CopiesParts;
  readonly #copies = new Map<string, TopicCopy>();
  #epoch = 1;

  constructor(parts: CopiesParts) {
    this.#parts = parts;
  }

  get epoch(): number {
    return this.#epoch;
  }

  get names(): readonly string[] {
    return [...this.#copies.keys()];
  }

  get(topic: string): ServedTopic | undefined {
    return this.#copies.get(topic);
  }

  awaits(topic: string): boolean {
    return !this.#copies.has(topic) && (!this.#copies.has("list") || this.#parts.knows(topic));
  }

  stamp(): Stamp {
    return this.#parts.stamp();
  }

  merged(topic: string, bytes: Uint8Array): void {
    this.#copies.get(topic)?.merged(bytes);
    this.#parts.onFrames(topic, [bytes]);
  }

  heartbeat(topic: string, bytes: Uint8Array): void {
    this.#parts.onFrames(topic, [bytes]);
  }

  /** Clients are at this node's earlier position, or wait: a reset reports the current one. */
  installed(topic: string, position: Pick<FeedPosition, "epoch" | "offset">): void {
    this.#epoch = Math.max(this.#epoch, position.epoch);
    const known = this.#copies.get(topic);
    if (known === undefined) {
      const copy = new TopicCopy(topic, position, () => this.#parts.stateOf(topic));
      this.#copies.set(topic, copy);
      this.#parts.onFrames(topic, [copy.reset("subscribed", this.stamp())]);
      return;
    }
    const reason = known.position.epoch === position.epoch ? "too_old" : "other_epoch";
    known.installed(position);
    this.#parts.onFrames(topic, [known.reset(reason, this.stamp())]);
  }

  gone(topic: string): void {
    const copy = this.#copies.get(topic);
    if (copy === undefined) return;
    this.#copies.delete(topic);
    this.#parts.onFrames(topic, [copy.reset("gone", this.stamp())]);
  }
}
