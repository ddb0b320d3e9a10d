import { asFeedError } from "../errors.ts";
import type { FeedPosition } from "../model/match.ts";
import { writeClientFrame } from "../wire/client-frame.ts";
import { maxTopics } from "../wire/message-limits.ts";
import type { FeedEffect } from "./effects.ts";

const none: readonly FeedEffect[] = [];

/** Collects the effects of one call of the feed. Requests of one kind about several topics become one message. */
export class Outbox {
  private readonly resumes: FeedPosition[] = [];
  private readonly subscribes: string[] = [];
  private effects: FeedEffect[] = [];

  resume(position: FeedPosition): void {
    this.resumes.push(position);
  }

  subscribe(topic: string): void {
    this.subscribes.push(topic);
  }

  unsubscribe(topic: string): void {
    this.effects.push({ type: "send", bytes: writeClientFrame({ type: "unsubscribe", topics: [topic] }) });
  }

  fetch(topic: string): void {
    this.effects.push({ type: "fetch", topic });
  }

  reconnect(): void {
    this.effects.push({ type: "reconnect" });
  }

  report(topic: string | null, error: unknown): void {
    this.effects.push({ type: "report", topic, error: asFeedError(error, "What arrived") });
  }

  /** Returns the effects since the last call. */
  drain(): readonly FeedEffect[] {
    while (this.resumes.length > 0) {
      const resume = this.resumes.splice(0, maxTopics);
      this.effects.push({ type: "send", bytes: writeClientFrame({ type: "hello", resume }) });
    }
    while (this.subscribes.length > 0) {
      const topics = this.subscribes.splice(0, maxTopics);
      this.effects.push({ type: "send", bytes: writeClientFrame({ type: "subscribe", topics }) });
    }
    if (this.effects.length === 0) return none;
    const { effects } = this;
    this.effects = [];
    return effects;
  }
}
