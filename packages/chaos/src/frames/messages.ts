import { FrameReader, encodeFrame, isControl, opcodes, type WebSocketFrame } from "./websocket.ts";

/** A message, or a control frame, with the bytes that it came as. */
export interface Message {
  readonly opcode: number;
  readonly reserved: number;
  readonly mask: Buffer | null;
  readonly payload: Buffer;
  /** All its frames, and the control frames that came between them. */
  readonly raw: readonly Buffer[];
  /** The control frames that came between its fragments. */
  readonly between: readonly Buffer[];
}

/** Bytes of one message; more of one than any side of the feed takes passes unread. */
const longest = 16 * 1024 * 1024;

/** The message with another payload: one frame, its mask the first frame's. */
export function framed({ opcode, reserved, mask }: Message, payload: Buffer): Buffer {
  return encodeFrame({ final: true, reserved, opcode, mask, payload });
}

/** Puts the frames of one direction together to messages. */
export class MessageReader {
  readonly #frames = new FrameReader(longest);
  #fragments: WebSocketFrame[] = [];
  /** The fragments' raw bytes, and those of what came between them. */
  #raw: Buffer[] = [];
  #between: Buffer[] = [];
  #length = 0;
  #unread = false;

  /** Messages in the order in which they ended; bytes, as they are, of what is no message that this can read. */
  *read(chunk: Buffer): Generator<Message | Buffer> {
    if (this.#unread) {
      yield chunk;
      return;
    }
    for (const frame of this.#frames.read(chunk)) {
      if (frame === "too long") {
        yield* this.#giveUp();
        return;
      }
      yield* this.#receive(frame);
      if (this.#length > longest) {
        yield* this.#giveUp();
        return;
      }
    }
  }

  /** What is left at the end of the stream. */
  *end(): Generator<Buffer> {
    yield* this.#giveUp();
  }

  *#receive(frame: WebSocketFrame): Generator<Message | Buffer> {
    const { opcode, reserved, mask, payload, raw, final } = frame;
    if (isControl(opcode)) {
      // Who closes amid a message does not end it.
      if (opcode === opcodes.close) yield* this.#unfinished();
      if (this.#fragments.length === 0) yield { opcode, reserved, mask, payload, raw: [raw], between: [] };
      else {
        this.#raw.push(raw);
        this.#between.push(raw);
        this.#length += raw.length;
      }
      return;
    }
    this.#fragments.push(frame);
    this.#raw.push(raw);
    this.#length += raw.length;
    if (!final) return;
    const [first = frame] = this.#fragments;
    const whole = this.#fragments.length === 1 ? payload : Buffer.concat(this.#fragments.map((each) => each.payload));
    const message = {
      opcode: first.opcode,
      reserved: first.reserved,
      mask: first.mask,
      payload: whole,
      raw: this.#raw,
      between: this.#between,
    };
    this.#forget();
    yield message;
  }

  *#giveUp(): Generator<Buffer> {
    this.#unread = true;
    yield* this.#unfinished();
    const rest = this.#frames.rest();
    if (rest.length > 0) yield rest;
  }

  *#unfinished(): Generator<Buffer> {
    yield* this.#raw;
    this.#forget();
  }

  #forget(): void {
    this.#fragments = [];
    this.#raw = [];
    this.#between = [];
    this.#length = 0;
  }
}
