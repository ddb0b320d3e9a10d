import { Socket } from "node:net";
import type { Duplex } from "node:stream";
import type { Direction } from "../frames/about.ts";
import { encodeFrame, opcodes } from "../frames/websocket.ts";
import type { Weather } from "../weather.ts";
import { type Break, Lane } from "./lane.ts";
import { OutQueue } from "./out-queue.ts";

/** RFC 6455 §7.4.1 and its registry: the server is started anew. */
const restartCode = 1012;

export interface LiveSocketParts {
  readonly connection: number;
  /** The browser's end and the house's. */
  readonly near: Duplex;
  readonly far: Duplex;
  readonly weather: Weather;
  readonly breaks: (fault: Break, amount: number, socket: LiveSocket, direction: Direction) => void;
}

/** A WebSocket on its way through: two ends and a lane each way. */
export class LiveSocket {
  /** Resolves when neither end is open any more. */
  readonly closed: Promise<unknown>;
  readonly #near: Duplex;
  readonly #far: Duplex;
  readonly #queues: readonly OutQueue[];
  readonly #down: Lane;
  readonly #up: Lane;
  /** Its ends have nothing to do with each other any more. */
  #parted = false;

  constructor({ connection, near, far, weather, breaks }: LiveSocketParts) {
    this.#near = near;
    this.#far = far;
    const down = new OutQueue(far, near);
    const up = new OutQueue(near, far);
    this.#queues = [down, up];
    const lane = (direction: Direction, out: OutQueue): Lane =>
      new Lane({
        connection,
        direction,
        out,
        weather,
        breaks: (fault, amount) => breaks(fault, amount, this, direction),
      });
    this.#down = lane("down", down);
    this.#up = lane("up", up);
    this.closed = Promise.all([this.#join(near, this.#up, far), this.#join(far, this.#down, near)]);
  }

  /** What each end said together with its part of the handshake. */
  begin(nearHead: Buffer, farHead: Buffer): void {
    this.#up.receive(nearHead);
    this.#down.receive(farHead);
  }

  /** The house's words wait; nothing of them is lost. */
  hold(): void {
    this.#queues[0]?.hold();
  }

  release(): void {
    this.#queues[0]?.release();
  }

  /** Both ends learn of it by an RST. */
  reset(): void {
    this.#part();
    for (const end of [this.#near, this.#far])
      if (end instanceof Socket) end.resetAndDestroy();
      else end.destroy();
  }

  /** Both ends are closed without a word. */
  break(): void {
    this.#part();
    this.#near.destroy();
    this.#far.destroy();
  }

  /** Who was to hear learns nothing: its end stays open, and what it says is heard by nobody. */
  halfOpen(direction: Direction): void {
    this.#part();
    const [sender, receiver] = direction === "down" ? [this.#far, this.#near] : [this.#near, this.#far];
    sender.destroy();
    receiver.once("end", () => receiver.end());
  }

  /** The browser is told that the house starts anew; the house's end is closed. */
  restart(): void {
    const within = this.#part();
    this.#far.destroy();
    if (within || !this.#near.writable) return void this.#near.destroy();
    const payload = Buffer.alloc(2);
    payload.writeUInt16BE(restartCode);
    this.#near.end(encodeFrame({ final: true, reserved: 0, opcode: opcodes.close, mask: null, payload }));
  }

  /** True where the browser has a frame in part. */
  #part(): boolean {
    this.#parted = true;
    this.#up.stop();
    const within = this.#down.stop();
    for (const end of [this.#near, this.#far]) end.resume();
    return within;
  }

  async #join(from: Duplex, lane: Lane, to: Duplex): Promise<void> {
    if (from instanceof Socket) {
      from.setTimeout(0).setNoDelay(true);
      // Who has said the last word still listens: Node's HTTP client would end both ways.
      from.allowHalfOpen = true;
    }
    from.on("data", (chunk: Buffer) => lane.receive(chunk));
    from.on("end", () => lane.end());
    from.on("error", () => from.destroy());
    await new Promise<void>((resolve) => from.once("close", () => resolve()));
    // Whoever ended with a word is still being passed on; whoever broke takes the other end along.
    if (!this.#parted && !from.readableEnded) to.destroy();
    if (this.#near.destroyed && this.#far.destroyed) this.#part();
  }
}
