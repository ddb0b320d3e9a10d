import type { Stamp } from "@livery/feed/publisher";
import { type Bus, mostBytes } from "./bus.ts";
import { broadcastSubject } from "./lease-row.ts";
import { type BroadcastHead, writeBroadcast } from "./broadcast.ts";
import type { NodeSockets } from "./node-sockets.ts";

export interface BroadcasterParts {
  readonly bus: Bus | null;
  readonly sockets: NodeSockets;
  /** The feed's name, and the secret of this node's process, which the lease row has while it publishes. */
  readonly feed: string;
  readonly secret: string;
  readonly term: number;
  readonly owner: string;
  readonly stamp: () => Stamp;
}

/** Sends the publisher's frames to the other nodes: one message per tick, also if there are no frames. */
export class Broadcaster {
  readonly #parts: BroadcasterParts;
  #frames: Uint8Array[] = [];
  #bytes = 0;
  #sequence = 0;
  #tickMs: number;
  #arranged = false;

  constructor(parts: BroadcasterParts, tickMs: number) {
    this.#parts = parts;
    this.#tickMs = tickMs;
  }

  /** Queues frames for the next tick; frames that no tick sends are sent at once. */
  add(frames: readonly Uint8Array[]): void {
    for (const frame of frames) {
      if (this.#frames.length > 0 && this.#bytes + frame.length > this.#mostBytes) this.#broadcast();
      this.#frames.push(frame);
      this.#bytes += frame.length;
    }
    if (this.#arranged) return;
    this.#arranged = true;
    setImmediate(() => {
      this.#arranged = false;
      if (this.#frames.length > 0) this.#broadcast();
    });
  }

  /** Sends the frames of a tick. */
  tick(tickMs: number): void {
    this.#tickMs = tickMs;
    this.#broadcast();
  }

  get feed(): string {
    return this.#parts.feed;
  }

  /** Messages for one node only; frames that are too long for one message are split over several. */
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
    return pieces.map((piece) =>
      writeBroadcast({ ...this.#head(), sequence: null, frames: piece }, this.#parts.secret),
    );
  }

  get #mostBytes(): number {
    return this.#parts.bus?.mostBytes ?? mostBytes;
  }

  #broadcast(): void {
    const { bus, sockets, feed, secret } = this.#parts;
    const broadcast = writeBroadcast({ ...this.#head(), sequence: this.#sequence, frames: this.#frames }, secret);
    this.#sequence += 1;
    this.#frames = [];
    this.#bytes = 0;
    bus?.publish(broadcastSubject(feed), broadcast);
    sockets.send(broadcast);
  }

  #head(): Omit<BroadcastHead, "sequence"> {
    const { term, owner, stamp } = this.#parts;
    return { term, owner, tickMs: this.#tickMs, ...stamp() };
  }
}
