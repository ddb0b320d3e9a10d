import { FeedError } from "../errors.ts";
import type { FeedPosition } from "../model/match.ts";
import {
  clientTime,
  closedLink,
  receivedFrame,
  linkDeadline,
  openedLink,
  serverTime,
  type Link,
} from "../recovery/link.ts";
import { deadline } from "../recovery/recovery.model.ts";
import { defaultHandicapLineTypes, type MarketChoice } from "../rules/handicap-lines.ts";
import { TopicStore, type Schedule } from "../store/topic-store.ts";
import { isTopic } from "../wire/client-frame.ts";
import { emptyHeader, isAbout, readHeader, type FrameHeader } from "../wire/header.ts";
import { readSnapshot, type ReadSnapshot } from "../snapshot/snapshot.ts";
import type { FeedEffect } from "./effects.ts";
import { Outbox } from "./outbox.ts";
import type { FeedRelay } from "./relay.ts";
import { TopicFeed } from "./topic-feed.ts";

export interface LiveFeedOptions {
  /** requestAnimationFrame in a browser; anything that calls back later elsewhere. */
  readonly schedule: Schedule;
  /** The subscribed live market types (§4): the topic "list" shows only these. Default: all its types. */
  readonly listedTypes?: ReadonlySet<number>;
  /** Market types that are lists of handicap lines (D25); default 5500 and 5520. */
  readonly handicapLineTypes?: ReadonlySet<number>;
  /** Topics whose `priceHistory` is empty, because no chart shows their prices. Default: none. */
  readonly withoutHistory?: ReadonlySet<string>;
  /** Receives the followed topics, to pass them on to clients. */
  readonly relay?: FeedRelay;
}

/**
 * The client's side of the live feed: bytes and times in, state and effects out. It has no socket, timer or clock; `now` is any
 * steady clock in milliseconds (performance.now()), the same in every call. The caller performs the effects that each call
 * returns, and calls `time` at `deadline`.
 * @example packages/feed/examples/follow-a-topic.example.ts
 */
export class LiveFeed {
  private readonly options: LiveFeedOptions;
  private listedTypes: ReadonlySet<number> | null;
  private readonly topics: TopicFeed[] = [];
  private readonly outbox = new Outbox();
  private readonly header: FrameHeader = emptyHeader();
  private link: Link = closedLink;
  /** The link whose clock was read last. `serverNow` uses it until another link has received a frame. */
  private clockLink: Link = closedLink;

  constructor(options: LiveFeedOptions) {
    this.options = options;
    this.listedTypes = options.listedTypes ?? null;
  }

  /** A topic's store, if it is subscribed. */
  topic(name: string): TopicStore | undefined {
    return this.find(name)?.store;
  }

  /**
   * Subscribes to a topic. Subscriptions are counted: each call needs one `unsubscribe`. Throws RangeError if `name` is not a
   * topic.
   */
  subscribe(name: string, now: number): readonly FeedEffect[] {
    if (!isTopic(name)) throw new RangeError(`not a topic: ${name}`);
    const known = this.find(name);
    if (known) {
      known.subscriptionCount++;
      return this.outbox.drain();
    }
    const { schedule, relay = null } = this.options;
    const store = new TopicStore(this.choice(name), schedule, !this.options.withoutHistory?.has(name));
    const topic = new TopicFeed(name, store, this.outbox, now, relay);
    this.topics.push(topic);
    topic.handle({ type: "time", now });
    if (this.link.open) topic.handle({ type: "opened", now });
    return this.outbox.drain();
  }

  /** Ends one `subscribe`. The last one drops the topic and notifies its watchers with the phase `gone`. */
  unsubscribe(name: string): readonly FeedEffect[] {
    const topic = this.find(name);
    if (topic && --topic.subscriptionCount === 0) {
      this.topics.splice(this.topics.indexOf(topic), 1);
      topic.store.setPhase("gone");
      if (this.link.open) this.outbox.unsubscribe(name);
    }
    return this.outbox.drain();
  }

  /** Replaces the subscribed live market types (§4); null is all types of the topic "list". */
  listTypes(types: ReadonlySet<number> | null): void {
    this.listedTypes = types;
    this.topic("list")?.choose(this.choice("list"));
  }

  /** The socket opened. */
  opened(now: number): readonly FeedEffect[] {
    this.link = openedLink(now);
    for (const topic of this.topics) topic.handle({ type: "opened", now });
    return this.outbox.drain();
  }

  /** The socket closed: every outcome locks within one frame of the screen. */
  closed(now: number): readonly FeedEffect[] {
    this.link = closedLink;
    for (const topic of this.topics) topic.handle({ type: "closed", now });
    return this.outbox.drain();
  }

  /** A binary message arrived. The state afterwards is one that the server had, whatever the message holds (F2, F11). */
  receive(bytes: Uint8Array, now: number): readonly FeedEffect[] {
    const { header, link } = this;
    let topic: TopicFeed | undefined;
    try {
      readHeader(bytes, header);
      topic = this.addressed(bytes);
      if (topic) {
        const received = receivedFrame(link, header.serverMs, now);
        if (topic.frame(bytes, header, clientTime(received, header.serverMs), now))
          this.link = this.clockLink = received;
      }
    } catch (error) {
      if (!(error instanceof FeedError)) throw error;
      this.outbox.report(topic?.topic ?? null, error);
      for (const each of topic ? [topic] : this.topics) each.handle({ type: "damaged", now });
    }
    return this.outbox.drain();
  }

  /**
   * Applies a fetched snapshot of a topic whole or not at all (F5). `given` is its bytes; a caller that reads them in steps
   * (`snapshotSteps`) passes the result or the error.
   */
  snapshot(name: string, given: Uint8Array | ReadSnapshot | FeedError, now: number): readonly FeedEffect[] {
    const topic = this.find(name);
    if (!topic) return this.outbox.drain();
    try {
      if (given instanceof FeedError) throw given;
      const snapshot = given instanceof Uint8Array ? readSnapshot(given) : given;
      if (snapshot.topic !== name)
        throw new FeedError("malformed", `A snapshot of ${snapshot.topic} instead of ${name}.`);
      topic.handle(
        { type: "snapshot", position: { epoch: snapshot.epoch, offset: snapshot.offset }, now },
        { bytes: null, header: null, snapshot },
      );
    } catch (error) {
      if (!(error instanceof FeedError)) throw error;
      this.outbox.report(name, error);
      topic.handle({ type: "snapshotFailed", gone: false, now });
    }
    return this.outbox.drain();
  }

  /** A snapshot could not be fetched. `gone`: the server has no such topic (404). */
  snapshotFailed(name: string, gone: boolean, now: number): readonly FeedEffect[] {
    this.find(name)?.handle({ type: "snapshotFailed", gone, now });
    return this.outbox.drain();
  }

  /** Call it when `deadline` is reached, or when the page was suspended for a while. */
  time(now: number): readonly FeedEffect[] {
    if (now >= linkDeadline(this.link)) {
      this.link = closedLink;
      for (const topic of this.topics) topic.handle({ type: "closed", now });
      this.outbox.reconnect();
    }
    for (const topic of this.topics) topic.handle({ type: "time", now });
    return this.outbox.drain();
  }

  /** When `time` is due next, seen from `now`. Infinity: not before another event. */
  deadline(now: number): number {
    return Math.min(linkDeadline(this.link), ...this.topics.map(({ recovery }) => deadline(recovery, now)));
  }

  /** The position of a topic's state, which a live bet carries (D50). Null while no state is held. */
  position(name: string): FeedPosition | null {
    const held = this.find(name)?.recovery.held;
    return held ? { topic: name, epoch: held.epoch, offset: held.offset } : null;
  }

  /** The server's clock, milliseconds since 1970, as read from frames; null before the first frame. */
  serverNow(now: number): number | null {
    return serverTime(this.clockLink, now);
  }

  /** The age of the source's last sign of life when the topic's last frame was made, in milliseconds. */
  sourceAge(name: string): number {
    return this.find(name)?.sourceAgeMs ?? 0;
  }

  private addressed(bytes: Uint8Array): TopicFeed | undefined {
    for (const topic of this.topics) if (isAbout(bytes, this.header, topic.topic)) return topic;
    return undefined;
  }

  private find(name: string): TopicFeed | undefined {
    return this.topics.find(({ topic }) => topic === name);
  }

  private choice(topic: string): MarketChoice {
    const { handicapLineTypes = defaultHandicapLineTypes } = this.options;
    return topic === "list"
      ? { types: this.listedTypes, balancedTypes: handicapLineTypes }
      : { types: null, balancedTypes: new Set() };
  }
}
