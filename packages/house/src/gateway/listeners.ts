import { frameOffsetsOf } from "@livery/feed/publisher";
import { serverFrame } from "./server-frame.ts";

/** A client's position in a topic. */
export interface Position {
  readonly epoch: number;
  readonly offset: number;
}

/** Receives frames of a topic, framed for a socket; all listeners share the same buffer. */
export interface Listener {
  /** @param before the position that the frame follows */
  send(topic: string, framed: Buffer, before: Position): void;
}

/** The listeners of each topic: the cost of a frame depends on its topic's listeners, not on all connections. */
export class Listeners {
  readonly #byTopic = new Map<string, Set<Listener>>();

  add(topic: string, listener: Listener): void {
    const listeners = this.#byTopic.get(topic);
    if (listeners === undefined) this.#byTopic.set(topic, new Set([listener]));
    else listeners.add(listener);
  }

  remove(topic: string, listener: Listener): void {
    const listeners = this.#byTopic.get(topic);
    if (listeners?.delete(listener) === true && listeners.size === 0) this.#byTopic.delete(topic);
  }

  /** Sends frames of a topic to its listeners; each is framed once. */
  send(topic: string, frames: readonly Uint8Array[]): void {
    const listeners = this.#byTopic.get(topic);
    if (listeners === undefined) return;
    for (const frame of frames) {
      const framed = serverFrame(frame);
      const { epoch, from } = frameOffsetsOf(frame);
      const before = { epoch, offset: from };
      for (const listener of listeners) listener.send(topic, framed, before);
    }
  }
}
