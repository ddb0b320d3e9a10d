/** One frame of RFC 6455 §5.2, with the bytes that it came as. */
export interface WebSocketFrame {
  readonly final: boolean;
  /** RSV1 to RSV3, in their places in the first byte. */
  readonly reserved: number;
  readonly opcode: number;
  /** A client's masking key. */
  readonly mask: Buffer | null;
  /** As it was before it was masked. */
  readonly payload: Buffer;
  readonly raw: Buffer;
}

export const opcodes = { continuation: 0, text: 1, binary: 2, close: 8, ping: 9, pong: 10 } as const;

/** Close, ping, pong: whole in one frame, and allowed between the fragments of a message. */
export function isControl(opcode: number): boolean {
  return opcode >= 8;
}

interface FrameSize {
  readonly header: number;
  readonly whole: number;
}

/** How long the frame is that begins here; null until its header is whole. */
function sizeOf(bytes: Buffer): FrameSize | null {
  if (bytes.length < 2) return null;
  const second = bytes.readUInt8(1);
  const short = second & 127;
  const numbers = short === 127 ? 8 : short === 126 ? 2 : 0;
  const header = 2 + numbers + (second & 128 ? 4 : 0);
  if (bytes.length < header) return null;
  const length = numbers === 8 ? Number(bytes.readBigUInt64BE(2)) : numbers === 2 ? bytes.readUInt16BE(2) : short;
  return { header, whole: header + length };
}

/** Masks, or takes the mask off. */
function masked(payload: Buffer, mask: Buffer): Buffer {
  const result = Buffer.allocUnsafe(payload.length);
  for (let at = 0; at < payload.length; at++) result[at] = (payload[at] as number) ^ (mask[at & 3] as number);
  return result;
}

function decoded(raw: Buffer, header: number): WebSocketFrame {
  const first = raw.readUInt8(0);
  const mask = raw.readUInt8(1) & 128 ? raw.subarray(header - 4, header) : null;
  const body = raw.subarray(header);
  return {
    final: (first & 128) !== 0,
    reserved: first & 112,
    opcode: first & 15,
    mask,
    payload: mask === null ? body : masked(body, mask),
    raw,
  };
}

/** A frame's bytes; its length is written as short as it can be. */
export function encodeFrame(frame: Omit<WebSocketFrame, "raw">): Buffer {
  const { length } = frame.payload;
  const numbers = length < 126 ? 0 : length < 65_536 ? 2 : 8;
  const header = Buffer.alloc(2 + numbers);
  header[0] = (frame.final ? 128 : 0) | frame.reserved | frame.opcode;
  header[1] = (frame.mask === null ? 0 : 128) | (numbers === 0 ? length : numbers === 2 ? 126 : 127);
  if (numbers === 2) header.writeUInt16BE(length, 2);
  else if (numbers === 8) header.writeBigUInt64BE(BigInt(length), 2);
  return frame.mask === null
    ? Buffer.concat([header, frame.payload])
    : Buffer.concat([header, frame.mask, masked(frame.payload, frame.mask)]);
}

/** Tells the frames of a stream apart as its bytes come in. */
export class FrameReader {
  readonly #longest: number;
  #chunks: Buffer[] = [];
  #length = 0;
  /** As many bytes have to be there before another look is worth it. */
  #neededBytes = 2;

  /** `longest`: bytes of one frame; of a longer one nothing more is told apart. */
  constructor(longest: number) {
    this.#longest = longest;
  }

  /** The frames that are whole now; "too long" ends the reading. */
  *read(chunk: Buffer): Generator<WebSocketFrame | "too long"> {
    this.#chunks.push(chunk);
    this.#length += chunk.length;
    while (this.#length >= this.#neededBytes) {
      const bytes = this.#joined();
      const size = sizeOf(bytes);
      if (size !== null && size.whole > this.#longest) return yield "too long";
      if (size === null || bytes.length < size.whole) {
        this.#neededBytes = size?.whole ?? bytes.length + 1;
        return;
      }
      this.#chunks = [bytes.subarray(size.whole)];
      this.#length -= size.whole;
      this.#neededBytes = 2;
      yield decoded(bytes.subarray(0, size.whole), size.header);
    }
  }

  /** What came in and is no whole frame; it is given up here. */
  rest(): Buffer {
    const bytes = this.#joined();
    this.#chunks = [];
    this.#length = 0;
    return bytes;
  }

  #joined(): Buffer {
    const [first] = this.#chunks;
    if (first !== undefined && this.#chunks.length === 1) return first;
    const bytes = Buffer.concat(this.#chunks);
    this.#chunks = [bytes];
    return bytes;
  }
}
