import type { IncomingMessage, ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";
import { flipped, type Damaged, truncated } from "../damage.ts";
import type { Met, MessagePosition, Weather } from "../weather.ts";
import { passedHeaders } from "./headers.ts";
import type { Timers } from "../timers.ts";

/** A snapshot that was asked for, and what the seed has for it. */
export interface SnapshotRequest {
  readonly topic: string;
  readonly met: readonly Met[];
  readonly position: MessagePosition;
}

interface CachedSnapshot {
  readonly headers: readonly string[];
  readonly body: Buffer;
}

const path = /^\/live\/v1\/snapshot\/([^/?]+)/u;
/** Snapshots that are kept of a topic and coding, and topics. */
const mostCached = 4;
const mostTopics = 128;

/** Does harm to snapshots: GET /live/v1/snapshot/{topic}. */
export class Snapshots {
  readonly #weather: Weather;
  readonly #timers: Timers;
  readonly #counts = new Map<string, number>();
  readonly #cached = new Map<string, CachedSnapshot[]>();

  constructor(weather: Weather, timers: Timers) {
    this.#weather = weather;
    this.#timers = timers;
  }

  /** Null of a request for anything else. */
  readRequest({ method, url = "" }: IncomingMessage): SnapshotRequest | null {
    const written = path.exec(url)?.[1];
    if (method !== "GET" || written === undefined) return null;
    const topic = plain(written);
    const index = this.#counts.get(topic) ?? 0;
    this.#counts.set(topic, index + 1);
    const position: MessagePosition = { connection: null, direction: "down", index };
    return { topic, position, met: this.#weather.met(position, { kind: "snapshot", topics: [topic] }) };
  }

  /** Whether the request ends here: it is not answered at all. */
  swallows(request: SnapshotRequest, { socket }: IncomingMessage): boolean {
    const met = request.met.find(({ fault }) => fault === "reset" || fault === "half-open" || fault === "drop");
    if (met === undefined) return false;
    this.#note(request, met, "no answer");
    if (met.fault === "reset") socket.resetAndDestroy();
    else if (met.fault === "drop") socket.destroy();
    return true;
  }

  /** Answers with what the house answered, or with what became of it. Rejects if the house breaks off. */
  async answer(request: SnapshotRequest, upstream: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await buffer(upstream);
    const { statusCode = 502, statusMessage, rawHeaders } = upstream;
    const damaged = statusCode === 200 ? this.#damaged(request, { headers: rawHeaders, body }) : null;
    const send = (): void => {
      if (response.destroyed) return;
      if (damaged === null) response.writeHead(statusCode, statusMessage, passedHeaders(rawHeaders)).end(body);
      else {
        const headers = passedHeaders(damaged.headers, ["content-length", "transfer-encoding"]);
        response.writeHead(200, [...headers, "Content-Length", String(damaged.body.length)]).end(damaged.body);
      }
    };
    const delay = damaged === null ? request.met.find(({ fault }) => fault === "delay") : undefined;
    if (delay === undefined) return send();
    this.#note(request, delay, `${delay.amount} ms`);
    this.#timers.after(delay.amount, send);
  }

  #damaged(request: SnapshotRequest, whole: CachedSnapshot): CachedSnapshot | null {
    const older = this.#older(request.topic, whole);
    for (const met of request.met) {
      const { fault, dice, amount } = met;
      if (fault === "stale") {
        const old = older[dice.whole("earlier", older.length)];
        if (old === undefined) continue;
        this.#note(request, met, "an earlier one");
        return old;
      }
      let damaged: Damaged | null = null;
      if (fault === "truncate") damaged = truncated(whole.body, dice);
      else if (fault === "flip") damaged = flipped(whole.body, dice, amount);
      if (damaged === null) continue;
      this.#note(request, met, damaged.detail);
      return { headers: whole.headers, body: damaged.bytes };
    }
    return null;
  }

  /** The topic's earlier snapshots in the same coding that are not this one, which is kept for later. */
  #older(topic: string, whole: CachedSnapshot): readonly CachedSnapshot[] {
    const { headers, body } = whole;
    const coding = headers.findIndex((text, at) => at % 2 === 0 && text.toLowerCase() === "content-encoding");
    const key = `${topic} ${coding < 0 ? "" : headers[coding + 1]}`;
    const cached = this.#cached.get(key) ?? [];
    const older = cached.filter((each) => !each.body.equals(body));
    const [oldest] = this.#cached.keys();
    if (!this.#cached.has(key) && this.#cached.size >= mostTopics && oldest !== undefined) this.#cached.delete(oldest);
    this.#cached.set(key, [...older, whole].slice(-mostCached));
    return older;
  }

  #note({ position, topic }: SnapshotRequest, { fault }: Met, detail: string): void {
    this.#weather.note({ fault, ...position, kind: "snapshot", topics: [topic], detail });
  }
}

function plain(written: string): string {
  try {
    return decodeURIComponent(written);
  } catch {
    return written;
  }
}
