import { frameOffsetsOf } from "@livery/feed/publisher";
import { serverFrame } from "./server-frame.ts";

/** Where a client stands in a topic. */
export interface Position {
  readonly epoch: number;
  readonly offset: number;
}

/** Who gets frames of a topic, framed for a socket; the same buffer is for everybody. */
export interface Listener {
  /** @param before the place that the frame follows */
  send(topic: string, framed: Buffer, before: Position): void;
}

/** Who listens to which topic: a frame costs as much as its topic has listeners, whoever else is connected. */
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

  /** Sends frames of a topic to whoever listens to it; each is framed once. */
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
