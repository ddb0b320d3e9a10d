import { type About, aboutMessage, type Direction } from "../frames/about.ts";
import { framed, type Message, MessageReader } from "../frames/messages.ts";
import { isControl, opcodes } from "../frames/websocket.ts";
import type { Fault } from "../faults.ts";
import type { Met, MessagePosition, Weather } from "../weather.ts";
import { alterations, type Earlier, isAlteration } from "./alter.ts";
import type { OutQueue } from "./out-queue.ts";

/** The faults that end connections. */
export type Break = Extract<Fault, "reset" | "half-open" | "storm" | "restart">;

export interface LaneParts {
  readonly connection: number;
  readonly direction: Direction;
  readonly out: OutQueue;
  readonly weather: Weather;
  readonly breaks: (fault: Break, amount: number) => void;
}

/** A message that waits for `left` of those behind it. */
interface Waiting {
  readonly fault: "reorder" | "merge";
  readonly messages: Message[];
  left: number;
}

/** Messages of a topic that may come once more; longer ones are not kept. */
const mostCached = 64;
const longestCached = 131_072;

/** One direction of a connection: what comes in is told apart, meets its faults and goes out. */
export class Lane {
  readonly #parts: LaneParts;
  readonly #reader = new MessageReader();
  readonly #earlier = new Map<string, Earlier[]>();
  #messages = 0;
  #controls = 0;
  #waiting: Waiting | null = null;
  #stopped = false;

  constructor(parts: LaneParts) {
    this.#parts = parts;
  }

  receive(chunk: Buffer): void {
    for (const part of this.#reader.read(chunk)) {
      if (this.#stopped) return;
      if (Buffer.isBuffer(part)) this.#pass([part]);
      else this.#handle(part);
    }
  }

  /** The sender has nothing more to say. */
  end(): void {
    if (this.#stopped) return;
    this.#release();
    this.#pass([...this.#reader.end()]);
    this.#parts.out.push({ type: "end" });
  }

  /** Nothing more is taken or goes out. True where the last frame has gone in part. */
  stop(): boolean {
    this.#stopped = true;
    return this.#parts.out.stop();
  }

  #handle(message: Message): void {
    const { connection, direction, weather } = this.#parts;
    const control = isControl(message.opcode);
    // Nothing goes to anybody after a close.
    if (message.opcode === opcodes.close) this.#release();
    const position = { connection, direction, index: control ? this.#controls++ : this.#messages++ };
    if (!control && this.#waiting?.fault === "merge") return this.#join(this.#waiting, message);
    const about = aboutMessage(message, direction);
    const overtaken = control ? null : this.#waiting;
    const met = weather.met(position, about);
    if (!met.some((each) => this.#do(each, message, position, about))) this.#pass(message.raw);
    if (control) return;
    this.#cache(message, position, about);
    if (overtaken !== null && --overtaken.left === 0) this.#release();
  }

  /** Does a fault to a message and says so; false where it cannot be done to this one. */
  #do({ fault, amount, dice }: Met, message: Message, position: MessagePosition, about: About): boolean {
    const { direction, out, weather } = this.#parts;
    const note = (detail: string): true => {
      weather.note({ fault, ...position, kind: about.kind, topics: about.topics, detail });
      return true;
    };
    if (isAlteration(fault)) {
      const earlier = isControl(message.opcode) ? [] : (this.#earlier.get(about.topics.join()) ?? []);
      const altered = alterations[fault](message, { fault, amount, dice }, direction, earlier);
      if (altered === null) return false;
      this.#pass(altered.sends);
      return note(altered.detail);
    }
    switch (fault) {
      case "reorder":
      case "merge": {
        // What overtakes is not overtaken itself: else all would come later and none out of order.
        if (this.#waiting !== null || isControl(message.opcode)) return false;
        this.#waiting = { fault, messages: [message], left: fault === "merge" ? amount - 1 : amount };
        return note(fault === "merge" ? `${amount} as one` : `after ${amount} more`);
      }
      case "throttle": {
        out.push({ type: "trickle", bytes: Buffer.concat(message.raw), rate: amount });
        return note(`${amount} bytes a second`);
      }
      case "delay": {
        out.push({ type: "wait", ms: amount });
        this.#pass(message.raw);
        return note(`${amount} ms`);
      }
      case "reset":
      case "half-open":
      case "storm":
      case "restart": {
        note(fault === "restart" ? `${amount} ms` : "");
        this.#parts.breaks(fault, amount);
        return true;
      }
    }
  }

  #pass(sends: readonly Buffer[]): void {
    this.#parts.out.push(...sends.map((bytes) => ({ type: "bytes", bytes }) as const));
  }

  #join(waiting: Waiting, message: Message): void {
    waiting.messages.push(message);
    if (--waiting.left === 0) this.#release();
  }

  #release(): void {
    const messages = this.#waiting?.messages ?? [];
    this.#waiting = null;
    const [first] = messages;
    if (first === undefined || messages.length === 1) return this.#pass(messages.flatMap(({ raw }) => raw));
    const whole = Buffer.concat(messages.map(({ payload }) => payload));
    this.#pass([...messages.flatMap(({ between }) => between), framed(first, whole)]);
  }

  #cache({ raw, payload }: Message, { index }: MessagePosition, { topics }: About): void {
    if (!this.#parts.weather.canOccur("stale") || payload.length > longestCached) return;
    const key = topics.join();
    const cached = this.#earlier.get(key) ?? [];
    this.#earlier.set(key, cached);
    cached.push({ index, raw });
    if (cached.length > mostCached) cached.shift();
  }
}
