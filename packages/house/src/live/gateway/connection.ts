import type { Duplex } from "node:stream";
import {
  closeCodes,
  FeedError,
  type FeedErrorCode,
  maxTopics,
  readClientFrame,
  TopicPublisher,
} from "@livery/feed/publisher";
import type { WebSocket } from "ws";
import type { Log } from "../../log.ts";
import type { Topics } from "../publisher/topics.ts";
import type { Listener, Listeners } from "./listeners.ts";
import { serverFrame } from "./server-frame.ts";

/** What a socket may have queued (F7). */
export const longestQueue = 262_144;
/** A queue that is full is not filled again before it has drained to this. */
const drainedTo = 16_384;
/** A queue that has not drained by then belongs to a socket that does not read (F7), in milliseconds. */
export const slowAfterMs = 30_000;

/** Requests, and pings, that a client may make within ten seconds: one for each of its topics three times over. */
const mostRequests = 200;
const requestsWithinMs = 10_000;

export interface ConnectionParts {
  readonly socket: WebSocket;
  /** Beneath it: frames that are made once are written here as they are. */
  readonly stream: Duplex;
  /** Null while this house does not publish. */
  readonly topics: () => Topics | null;
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
  /** Topics of which frames were dropped, since when. */
  #dropped: { readonly topics: Set<string>; readonly since: number } | null = null;
  #refused = false;
  #corked = false;

  constructor(parts: ConnectionParts) {
    this.#parts = parts;
  }

  get subscribed(): ReadonlySet<string> {
    return this.#subscribed;
  }

  /** Takes a message of the client. One that cannot be read ends the connection, and what is still on its way is not looked at. */
  receive(bytes: Uint8Array): void {
    if (this.#refused) return;
    const topics = this.#parts.topics();
    if (topics === null) return this.close("restart");
    try {
      this.#count();
      const request = readClientFrame(bytes);
      if (request.type === "unsubscribe") for (const topic of request.topics) this.#remove(topic);
      else if (request.type === "subscribe") for (const topic of request.topics) this.#subscribe(topics, topic);
      else for (const { topic, epoch, offset } of request.resume) this.#resume(topics, topic, { epoch, offset });
    } catch (error) {
      if (!(error instanceof FeedError)) throw error;
      this.refuse(error);
    }
  }

  /** Answers a ping of the client's: one counts as much as a request, whether the answer is read or not. */
  pinged(data: Buffer): void {
    if (this.#refused) return;
    try {
      this.#count();
      this.#parts.socket.pong(data);
    } catch (error) {
      if (!(error instanceof FeedError)) throw error;
      this.refuse(error);
    }
  }

  /** Closes the socket for what its client sent; the log has one line of it. */
  refuse(error: FeedError): void {
    if (this.#refused) return;
    this.#refused = true;
    const { log, host } = this.#parts;
    log.warn({ code: error.code, err: error, host }, "a live socket is closed for what its client sent");
    this.close(closedFor[error.code] ?? "unreadable");
  }

  #count(): void {
    const now = this.#parts.now();
    if (now - this.#requests.since > requestsWithinMs) this.#requests = { count: 0, since: now };
    this.#requests.count += 1;
    if (this.#requests.count > mostRequests)
      throw new FeedError("too_many", `More than ${mostRequests} requests in ${requestsWithinMs / 1_000} s.`);
  }

  /** Sends a frame of a topic that it listens to, framed once for everybody, if the client is not too far behind. */
  send(topic: string, framed: Buffer): void {
    if (this.#dropped !== null) this.#dropped.topics.add(topic);
    else this.#write(topic, framed);
  }

  /** Looks whether a client that was too slow has caught up: then every topic that it missed some of begins anew. */
  tend(): void {
    if (this.#dropped === null) return;
    const topics = this.#parts.topics();
    if (this.#parts.stream.writableLength > drainedTo) {
      if (this.#parts.now() - this.#dropped.since > slowAfterMs) this.close("slow");
      return;
    }
    const missed = this.#dropped.topics;
    this.#dropped = null;
    if (topics === null) return;
    for (const topic of missed)
      if (this.#subscribed.has(topic)) this.#write(topic, serverFrame(resetOf(topics, topic, "slow")));
  }

  /** Listens to nothing any more. */
  leave(): void {
    for (const topic of this.#subscribed) this.#remove(topic);
  }

  close(why: keyof typeof closeCodes): void {
    this.leave();
    this.#parts.socket.close(closeCodes[why], why);
    // A client that does not read does not answer the close either.
    if (why === "slow") this.#parts.socket.terminate();
  }

  #subscribe(topics: Topics, topic: string): void {
    this.#add(topic);
    this.#write(topic, serverFrame(resetOf(topics, topic, "subscribed")));
    if (topics.get(topic) === undefined) this.#remove(topic);
  }

  #resume(topics: Topics, topic: string, from: { readonly epoch: number; readonly offset: number }): void {
    const publisher = topics.get(topic);
    if (publisher === undefined) return this.#subscribe(topics, topic);
    this.#add(topic);
    for (const frame of publisher.resume(from, topics.stamp())) this.#write(topic, serverFrame(frame));
  }

  #add(topic: string): void {
    if (this.#subscribed.size >= maxTopics && !this.#subscribed.has(topic))
      throw new FeedError("too_many", `More than ${maxTopics} topics on one socket.`);
    this.#subscribed.add(topic);
    this.#parts.listeners.add(topic, this);
  }

  #remove(topic: string): void {
    this.#subscribed.delete(topic);
    this.#parts.listeners.remove(topic, this);
  }

  #write(topic: string, framed: Buffer): void {
    const { stream, now } = this.#parts;
    if (this.#dropped !== null || this.#isFull(framed.length)) {
      this.#dropped ??= { topics: new Set(), since: now() };
      this.#dropped.topics.add(topic);
    } else if (stream.writable) {
      this.#cork();
      stream.write(framed);
    }
  }

  #isFull(more: number): boolean {
    const { stream } = this.#parts;
    if (stream.writableLength + more <= longestQueue) return false;
    // What waits for the end of the turn is nobody's slowness.
    this.#uncork();
    return stream.writableLength + more > longestQueue;
  }

  /** What is written in one turn, a tick of all topics, leaves in one piece. */
  #cork(): void {
    if (this.#corked) return;
    this.#corked = true;
    this.#parts.stream.cork();
    process.nextTick(this.#uncork);
  }

  readonly #uncork = (): void => {
    if (!this.#corked) return;
    this.#corked = false;
    this.#parts.stream.uncork();
  };
}

/** An order to fetch a topic anew; of one that there is not, or no more, that it is gone. */
function resetOf(topics: Topics, topic: string, reason: "subscribed" | "slow"): Uint8Array {
  const publisher = topics.get(topic);
  return publisher === undefined
    ? new TopicPublisher(topic, topics.epoch).reset("gone", topics.stamp())
    : publisher.reset(reason, topics.stamp());
}
