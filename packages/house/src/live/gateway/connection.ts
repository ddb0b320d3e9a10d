import type { Duplex } from "node:stream";
import { closeCodes, FeedError, type FeedErrorCode, maxTopics, readClientFrame } from "@livery/feed/publisher";
import type { WebSocket } from "ws";
import type { Log } from "../../log.ts";
import { goneFrame } from "../node/answers.ts";
import type { ServedTopics } from "../node/served-topics.ts";
import type { Listener, Listeners, Position } from "./listeners.ts";
import { Queue } from "./queue.ts";
import { serverFrame, sharedFrame } from "./server-frame.ts";

/** A queue that has not drained by then belongs to a socket that does not read (F7), in milliseconds. */
export const slowAfterMs = 30_000;

/** Requests, and pings, that a client may make within ten seconds: one for each of its topics three times over. */
const mostRequests = 200;
const requestsWithinMs = 10_000;

export interface ConnectionParts {
  readonly socket: WebSocket;
  /** Beneath it: frames that are made once are written here as they are. */
  readonly stream: Duplex;
  /** Null while this house neither publishes nor follows. */
  readonly topics: () => ServedTopics | null;
  /** Where it says which topics it listens to. */
  readonly listeners: Listeners;
  readonly now: () => number;
  readonly log: Log;
  /** The site's that its page is of. */
  readonly host: string;
}

/** How a socket is closed for what its client sent; everything else is unreadable. */
const closedFor: Partial<Record<FeedErrorCode, keyof typeof closeCodes>> = {
  too_large: "tooLarge",
  too_many: "refused",
};

/** One client's socket: what it listens to, and how far it is behind. */
export class Connection implements Listener {
  readonly #parts: ConnectionParts;
  readonly #subscribed = new Set<string>();
  #requests = { count: 0, since: 0 };
  readonly #queue: Queue;
  /**
   * While the client is behind, since it last read all: the place of each topic after which it was sent nothing; null of one that it
   * has asked for and not been answered.
   */
  #lagging: { readonly topics: Map<string, Position | null>; readonly since: number } | null = null;
  #refused = false;

  constructor(parts: ConnectionParts) {
    this.#parts = parts;
    this.#queue = new Queue(parts.stream, () => this.catchUp());
  }

  get subscribed(): ReadonlySet<string> {
    return this.#subscribed;
  }

  /** Takes a message of the client. One that cannot be read ends the connection, and what is still on its way is not looked at. */
  receive(bytes: Uint8Array): void {
    this.#count(() => {
      const topics = this.#parts.topics();
      if (topics === null) return this.close("restart");
      const request = readClientFrame(bytes);
      if (request.type === "unsubscribe") for (const topic of request.topics) this.#remove(topic);
      else if (request.type === "subscribe") for (const topic of request.topics) this.#subscribe(topics, topic);
      else for (const { topic, epoch, offset } of request.resume) this.#resume(topics, topic, { epoch, offset });
    });
  }

  /** Answers a ping of the client's: one counts as much as a request, whether the answer is read or not. */
  pinged(data: Buffer): void {
    this.#count(() => this.#parts.socket.pong(data));
  }

  /** A pong, asked for or not: without end it is a flood as pings are. */
  ponged(): void {
    this.#count(() => undefined);
  }

  /** Closes the socket for what its client sent; the log has one line of it. */
  refuse(error: FeedError): void {
    if (this.#refused) return;
    this.#refused = true;
    const { log, host } = this.#parts;
    log.warn({ code: error.code, err: error, host }, "a live socket is closed for what its client sent");
    this.close(closedFor[error.code] ?? "unreadable");
  }

  /** Does what a client asked for, unless it asks too often. */
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

  /** Sends a frame of a topic that it listens to, framed once for everybody, if the client is not behind. */
  send(topic: string, framed: Buffer, before: Position): void {
    const lagging = this.#laggingTopics();
    if (lagging === null) this.#queue.write(framed);
    else if (!lagging.has(topic)) lagging.set(topic, before);
  }

  /** Brings a client that was behind up with its topics once it has read what was queued, and closes one that does not read. */
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

  /** Listens to nothing any more. */
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

  /** What came after a place, conflated; or where the topic stands, if it was only asked for. */
  #answer(topics: ServedTopics, topic: string, position: Position | null): void {
    const publisher = topics.get(topic);
    const stamp = topics.stamp();
    if (publisher === undefined) {
      // Whoever listens is told when there is something to say of it.
      if (topics.awaits(topic)) return;
      this.#queue.write(serverFrame(goneFrame(topics, topic)));
      this.#remove(topic);
    } else if (position === null) this.#queue.write(serverFrame(publisher.reset("subscribed", stamp)));
    else for (const frame of publisher.catchUp(position, stamp)) this.#queue.write(sharedFrame(frame));
  }

  /** The topics that wait for the client to read, if it has to. */
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
