import { type FeedEffect, LiveFeed } from "@livery/feed";
import type { Topics } from "@livery/house/testing/parts";

/** A client that receives every frame of a server's topics immediately, and requests missing ones. */
export class Follower {
  readonly feed = new LiveFeed({ schedule: (run) => run() });
  readonly #followed = new Set<string>();
  readonly reported: string[] = [];

  constructor() {
    this.feed.opened(0);
  }

  receive(topics: Topics, topic: string, frames: readonly Uint8Array[], now: number): void {
    for (const frame of frames) this.#act(this.feed.receive(frame, now), topics, now);
    const publisher = topics.get(topic);
    if (publisher === undefined || this.#followed.has(topic)) return;
    this.#followed.add(topic);
    this.#act(this.feed.subscribe(topic, now), topics, now);
    this.#act(this.feed.receive(publisher.reset("other_epoch", topics.stamp()), now), topics, now);
  }

  /** Topics whose state differs from the server's. */
  apart(topics: Topics): readonly string[] {
    return topics.names.filter((topic) => this.feed.topic(topic)?.held.hash() !== topics.get(topic)?.hash);
  }

  #act(effects: readonly FeedEffect[], topics: Topics, now: number): void {
    for (const effect of effects) {
      if (effect.type === "report") this.reported.push(effect.error.code);
      const publisher = effect.type === "fetch" ? topics.get(effect.topic) : undefined;
      if (effect.type === "fetch" && publisher !== undefined)
        this.#act(this.feed.snapshot(effect.topic, publisher.snapshot(topics.stamp()), now), topics, now);
    }
  }
}
