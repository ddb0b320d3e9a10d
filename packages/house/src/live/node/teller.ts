import type { Stamp } from "@livery/feed/publisher";
import { type Bus, mostBytes } from "./bus.ts";
import { newsSubject } from "./lease-row.ts";
import { type NewsHead, writeNews } from "./news.ts";
import type { NodeSockets } from "./node-sockets.ts";

export interface TellerParts {
  readonly bus: Bus | null;
  readonly sockets: NodeSockets;
  /** The feed's name, and the secret of this node's process, which the lease has while it publishes. */
  readonly feed: string;
  readonly secret: string;
  readonly term: number;
  readonly owner: string;
  readonly stamp: () => Stamp;
}

/** The publisher's voice to the other nodes: the frames of a tick in one piece, and a word at each tick that there is nothing else. */
export class Teller {
  readonly #parts: TellerParts;
  #frames: Uint8Array[] = [];
  #bytes = 0;
  #sequence = 0;
  #tickMs: number;
  #arranged = false;

  constructor(parts: TellerParts, tickMs: number) {
    this.#parts = parts;
    this.#tickMs = tickMs;
  }

  /** Takes frames along; what no tick tells is told at once. */
  add(frames: readonly Uint8Array[]): void {
    for (const frame of frames) {
      if (this.#frames.length > 0 && this.#bytes + frame.length > this.#mostBytes) this.#tell();
      this.#frames.push(frame);
      this.#bytes += frame.length;
    }
    if (this.#arranged) return;
    this.#arranged = true;
    setImmediate(() => {
      this.#arranged = false;
      if (this.#frames.length > 0) this.#tell();
    });
  }

  /** Ends a tick. */
  tick(tickMs: number): void {
    this.#tickMs = tickMs;
    this.#tell();
  }

  get feed(): string {
    return this.#parts.feed;
  }

  /** News for one node alone; what is too long for one piece in several. */
  answer(frames: readonly Uint8Array[]): readonly Buffer[] {
    const pieces: Uint8Array[][] = [];
    const most = this.#mostBytes;
    let bytes = 0;
    for (const frame of frames) {
      if (pieces.length === 0 || bytes + frame.length > most) {
        pieces.push([]);
        bytes = 0;
      }
      pieces.at(-1)?.push(frame);
      bytes += frame.length;
    }
    return pieces.map((piece) => writeNews({ ...this.#head(), sequence: null, frames: piece }, this.#parts.secret));
  }

  get #mostBytes(): number {
    return this.#parts.bus?.mostBytes ?? mostBytes;
  }

  #tell(): void {
    const { bus, sockets, feed, secret } = this.#parts;
    const news = writeNews({ ...this.#head(), sequence: this.#sequence, frames: this.#frames }, secret);
    this.#sequence += 1;
    this.#frames = [];
    this.#bytes = 0;
    bus?.publish(newsSubject(feed), news);
    sockets.send(news);
  }

  #head(): Omit<NewsHead, "sequence"> {
    const { term, owner, stamp } = this.#parts;
    return { term, owner, tickMs: this.#tickMs, ...stamp() };
  }
}
