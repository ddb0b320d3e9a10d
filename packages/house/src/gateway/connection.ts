import type { Duplex } from "node:stream";
import { closeCodes, FeedError, type FeedErrorCode, maxTopics, readClientFrame } from "@livery/feed/publisher";
import type { WebSocket } from "ws";
import type { Log } from "../log.ts";
import { goneFrame } from "../live/node/answers.ts";
import type { ServedTopics } from "../live/node/served-topics.ts";
import type { Listener, Listeners, Position } from "./listeners.ts";
import { Queue } from "./queue.ts";
import { serverFrame, sharedFrame } from "./server-frame.ts";

/** A queue that has not drained after this time belongs to a socket that does not read (F7), in milliseconds. */
export const slowAfterMs = 30_000;

/** Requests and pings that a client may make within ten seconds: three for each of its topics. */
const mostRequests = 200;
const requestsWithinMs = 10_000;

export interface ConnectionParts {
  readonly socket: WebSocket;
  /** The stream below the socket: shared frames are written to it unchanged. */
  readonly stream: Duplex;
  /** Null while this server neither publishes nor follows. */
  readonly topics: () => ServedTopics | null;
  /** Where it registers for its topics. */
  readonly listeners: Listeners;
  readonly now: () => number;
  readonly log: Log;
  /** The host of the page's site. */
  readonly host: string;
  /** Called for each frame that is sent. */
  readonly onFrame?: () => void;
}

/** The close reason for an error of the client's message; for all other errors it is `unreadable`. */
const closedFor: Partial<Record<FeedErrorCode, keyof typeof closeCodes>> = {
  too_large: "tooLarge",
  too_many: "refused",
};

/** One client's socket: its subscriptions, and its backlog. */
export class Connection implements Listener {
  readonly #parts: ConnectionParts;
  readonly #subscribed = new Set<string>();
  #requests = { count: 0, since: 0 };
  readonly #queue: Queue;
  /**
   * Set while the client is lagging, since it last read everything: for each topic the position after which nothing was sent;
   * null for a topic whose subscription is not answered yet.
   */
  #lagging: { readonly topics: Map<string, Position | null>; readonly since: number } | null = null;
  #refused = false;
  readonly #openedAt: number;
  #hasSent = false;

  constructor(parts: ConnectionParts) {
    this.#parts = parts;
    this.#openedAt = parts.now();
    this.#queue = new Queue(parts.stream, () => this.catchUp(), parts.onFrame);
  }

  get subscribed(): ReadonlySet<string> {
    return this.#subscribed;
  }

  /** Handles a client's message. An unreadable message ends the connection, and later messages are ignored. */
  receive(bytes: Uint8Array): void {
    this.#count(() => {
      const topics = this.#parts.topics();
      if (topics === null) return this.close("restart");
      const request = readClientFrame(bytes);
      this.#hasSent = true;
      if (request.type === "unsubscribe") for (const topic of request.topics) this.#remove(topic);
      else if (request.type === "subscribe") for (const topic of request.topics) this.#subscribe(topics, topic);
      else for (const { topic, epoch, offset } of request.resume) this.#resume(topics, topic, { epoch, offset });
    });
  }

  /** Answers a client's ping: it counts as much as a request, whether the answer is read or not. */
  pinged(data: Buffer): void {
    this.#count(() => this.#parts.socket.pong(data));
  }

  /** Counts a pong, requested or not: an endless stream of pongs is a flood, as pings are. */
  ponged(): void {
    this.#count(() => undefined);
  }

  /** Closes the socket because of its client's message; the log has one line about it. */
  refuse(error: FeedError): void {
    if (this.#refused) return;
    this.#refused = true;
    const { log, host } = this.#parts;
    log.warn({ code: error.code, err: error, host }, "a live socket is closed for what its client sent");
    this.close(closedFor[error.code] ?? "unreadable");
  }

  /** Handles a client's request, unless it exceeds the rate limit. */
  #count(act: () => void): void {
    if (this.#refused) return;
    const now = this.#parts.now();
    if (now - this.#requests.since > requestsWithinMs) this.#requests = { count: 0, since: now };
    this.#requests.count += 1;
    try {
      if (this.#requests.count > mostRequests)
        throw new FeedError("too_many", `More than ${mostRequests} requests in ${requestsWithinMs / 1_000} s.`);
      act();
    } catch (error) {
      if (!(error instanceof FeedError)) throw error;
      this.refuse(error);
    }
  }

  /** Sends a shared frame of a subscribed topic, if the client is not lagging. */
  send(topic: string, framed: Buffer, before: Position): void {
    const lagging = this.#laggingTopics();
    if (lagging === null) this.#queue.write(framed);
    else if (!lagging.has(topic)) lagging.set(topic, before);
  }

  /** Brings a lagging client up to date once it has read its queue, and closes one that does not read. */
  catchUp(): void {
    if (this.#lagging === null) return;
    const { now, topics } = this.#parts;
    const published = topics();
    if (!this.#queue.isDrained) {
      if (now() - this.#lagging.since > slowAfterMs) this.close("slow");
      return;
    }
    const lagging = this.#lagging.topics;
    for (const [topic, position] of lagging) {
      if (published === null || this.#queue.isFull) break;
      lagging.delete(topic);
      this.#answer(published, topic, position);
    }
    this.#lagging = lagging.size === 0 ? null : { topics: lagging, since: now() };
  }

  /** Closes the socket of a client that has said nothing so long after it was opened, in milliseconds. */
  closeIfSilent(helloMs: number): void {
    if (!this.#hasSent && this.#parts.now() - this.#openedAt > helloMs) this.close("refused");
  }

  /** Ends all subscriptions. */
  leave(): void {
    for (const topic of this.#subscribed) this.#remove(topic);
    this.#lagging = null;
  }

  close(why: keyof typeof closeCodes): void {
    this.leave();
    this.#parts.socket.close(closeCodes[why], why);
    // A client that does not read does not answer the close either.
    if (why === "slow") this.#parts.socket.terminate();
  }

  #subscribe(topics: ServedTopics, topic: string): void {
    this.#add(topic);
    const lagging = this.#laggingTopics();
    if (lagging === null) this.#answer(topics, topic, null);
    else lagging.set(topic, null);
  }

  #resume(topics: ServedTopics, topic: string, from: Position): void {
    const publisher = topics.get(topic);
    if (publisher === undefined) return this.#subscribe(topics, topic);
    this.#add(topic);
    const lagging = this.#laggingTopics();
    if (lagging !== null) lagging.set(topic, from);
    else for (const frame of publisher.resume(from, topics.stamp())) this.#queue.write(sharedFrame(frame));
  }

  /** Sends what came after a position, conflated; or the topic's position, if the client only subscribed. */
  #answer(topics: ServedTopics, topic: string, position: Position | null): void {
    const publisher = topics.get(topic);
    const stamp = topics.stamp();
    if (publisher === undefined) {
      // Subscribers are notified when the topic has a state.
      if (topics.awaits(topic)) return;
      this.#queue.write(serverFrame(goneFrame(topics, topic)));
      this.#remove(topic);
    } else if (position === null) this.#queue.write(serverFrame(publisher.reset("subscribed", stamp)));
    else for (const frame of publisher.catchUp(position, stamp)) this.#queue.write(sharedFrame(frame));
  }

  /** The topics that wait for the client to read; null if it is not lagging. */
  #laggingTopics(): Map<string, Position | null> | null {
    if (this.#lagging === null && this.#queue.isFull) this.#lagging = { topics: new Map(), since: this.#parts.now() };
    return this.#lagging?.topics ?? null;
  }

  #add(topic: string): void {
    if (this.#subscribed.size >= maxTopics && !this.#subscribed.has(topic))
      throw new FeedError("too_many", `More than ${maxTopics} topics on one socket.`);
    this.#subscribed.add(topic);
    this.#parts.listeners.add(topic, this);
  }

  #remove(topic: string): void {
    this.#subscribed.delete(topic);
    this.#lagging?.topics.delete(topic);
    this.#parts.listeners.remove(topic, this);
  }
}
