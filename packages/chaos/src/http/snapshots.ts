import type { IncomingMessage, ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";
import { flipped, type Harmed, truncated } from "../harm.ts";
import type { Met, Place, Weather } from "../weather.ts";
import { passedHeaders } from "./headers.ts";
import type { Timers } from "../timers.ts";

/** A snapshot that was asked for, and what the seed has for it. */
export interface Asked {
  readonly topic: string;
  readonly met: readonly Met[];
  readonly place: Place;
}

interface Kept {
  readonly headers: readonly string[];
  readonly body: Buffer;
}

const path = /^\/live\/v1\/snapshot\/([^/?]+)/u;
/** Snapshots that are kept of a topic and coding, and topics. */
const mostKept = 4;
const mostTopics = 128;

/** Does harm to snapshots: GET /live/v1/snapshot/{topic}. */
export class Snapshots {
  readonly #weather: Weather;
  readonly #timers: Timers;
  readonly #counts = new Map<string, number>();
  readonly #kept = new Map<string, Kept[]>();

  constructor(weather: Weather, timers: Timers) {
    this.#weather = weather;
    this.#timers = timers;
  }

  /** Null of a request for anything else. */
  asked({ method, url = "" }: IncomingMessage): Asked | null {
    const written = path.exec(url)?.[1];
    if (method !== "GET" || written === undefined) return null;
    const topic = plain(written);
    const index = this.#counts.get(topic) ?? 0;
    this.#counts.set(topic, index + 1);
    const place: Place = { connection: null, direction: "down", index };
    return { topic, place, met: this.#weather.met(place, { kind: "snapshot", topics: [topic] }) };
  }

  /** Whether the request ends here: it is not answered at all. */
  swallows(asked: Asked, { socket }: IncomingMessage): boolean {
    const met = asked.met.find(({ fault }) => fault === "reset" || fault === "half-open" || fault === "drop");
    if (met === undefined) return false;
    this.#note(asked, met, "no answer");
    if (met.fault === "reset") socket.resetAndDestroy();
    else if (met.fault === "drop") socket.destroy();
    return true;
  }

  /** Answers with what the house answered, or with what became of it. Rejects if the house breaks off. */
  async answer(asked: Asked, upstream: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await buffer(upstream);
    const { statusCode = 502, statusMessage, rawHeaders } = upstream;
    const harmed = statusCode === 200 ? this.#harmed(asked, { headers: rawHeaders, body }) : null;
    const send = (): void => {
      if (response.destroyed) return;
      if (harmed === null) response.writeHead(statusCode, statusMessage, passedHeaders(rawHeaders)).end(body);
      else {
        const headers = passedHeaders(harmed.headers, ["content-length", "transfer-encoding"]);
        response.writeHead(200, [...headers, "Content-Length", String(harmed.body.length)]).end(harmed.body);
      }
    };
    const delay = harmed === null ? asked.met.find(({ fault }) => fault === "delay") : undefined;
    if (delay === undefined) return send();
    this.#note(asked, delay, `${delay.amount} ms`);
    this.#timers.after(delay.amount, send);
  }

  #harmed(asked: Asked, whole: Kept): Kept | null {
    const older = this.#older(asked.topic, whole);
    for (const met of asked.met) {
      const { fault, dice, amount } = met;
      if (fault === "stale") {
        const old = older[dice.whole("earlier", older.length)];
        if (old === undefined) continue;
        this.#note(asked, met, "an earlier one");
        return old;
      }
      let harmed: Harmed | null = null;
      if (fault === "truncate") harmed = truncated(whole.body, dice);
      else if (fault === "flip") harmed = flipped(whole.body, dice, amount);
      if (harmed === null) continue;
      this.#note(asked, met, harmed.detail);
      return { headers: whole.headers, body: harmed.bytes };
    }
    return null;
  }

  /** The topic's earlier snapshots in the same coding that are not this one, which is kept for later. */
  #older(topic: string, whole: Kept): readonly Kept[] {
    const { headers, body } = whole;
    const coding = headers.findIndex((text, at) => at % 2 === 0 && text.toLowerCase() === "content-encoding");
    const key = `${topic} ${coding < 0 ? "" : headers[coding + 1]}`;
    const kept = this.#kept.get(key) ?? [];
    const older = kept.filter((each) => !each.body.equals(body));
    const [oldest] = this.#kept.keys();
    if (!this.#kept.has(key) && this.#kept.size >= mostTopics && oldest !== undefined) this.#kept.delete(oldest);
    this.#kept.set(key, [...older, whole].slice(-mostKept));
    return older;
  }

  #note({ place, topic }: Asked, { fault }: Met, detail: string): void {
    this.#weather.note({ fault, ...place, kind: "snapshot", topics: [topic], detail });
  }
}

function plain(written: string): string {
  try {
    return decodeURIComponent(written);
  } catch {
    return written;
  }
}
