import { FeedError } from "../errors.ts";
import { checkHeader, hashStart, step } from "./check.ts";
import { maxFrameBytes, maxTopicBytes } from "./message-limits.ts";
import { ended, readVarint } from "./varint.ts";

/** The kinds of a frame by their field numbers in frame.proto. */
export const kinds = { tick: 8, change: 9, lock: 10, settle: 11, rollback: 12, heartbeat: 13, reset: 14 } as const;

export type FrameKind = keyof typeof kinds;

/** The header of a frame. It is read without the decoder, because the frame is judged before its body is read. */
export interface FrameHeader {
  topicStart: number;
  topicEnd: number;
  epoch: number;
  offset: number;
  prevOffset: number;
  serverMs: number;
  sourceAgeMs: number;
  check: number;
  kind: number;
  bodyStart: number;
  bodyEnd: number;
  /** The check stepped through the whole header; the body's sum is its last step. */
  headerCheck: number;
}

export function emptyHeader(): FrameHeader {
  return {
    topicStart: 0,
    topicEnd: 0,
    epoch: 0,
    offset: 0,
    prevOffset: 0,
    serverMs: 0,
    sourceAgeMs: 0,
    check: 0,
    kind: 0,
    bodyStart: 0,
    bodyEnd: 0,
    headerCheck: 0,
  };
}

const double = new Float64Array(1);
const doubleBytes = new Uint8Array(double.buffer);
const littleEndian = new Uint8Array(new Uint16Array([1]).buffer)[0] === 1;

function readDouble(bytes: Uint8Array, at: number): number {
  for (let index = 0; index < 8; index++) doubleBytes[littleEndian ? index : 7 - index] = bytes[at + index] as number;
  return double[0] as number;
}

function fixed32(bytes: Uint8Array, at: number): number {
  return (
    (bytes[at] as number) |
    ((bytes[at + 1] as number) << 8) |
    ((bytes[at + 2] as number) << 16) |
    ((bytes[at + 3] as number) << 24)
  );
}

const topicBit = 1 << 1;
const kindBit = 1 << 8;
const checkBit = 1 << 9;

/** The bit of a field that may occur once; 0 for one that a later version may add. */
function bitOf(field: number): number {
  if (field >= 8 && field <= 14) return kindBit;
  if (field === 15) return checkBit;
  return field < 7 ? 1 << field : 0;
}

/**
 * Reads a frame's header into `header`; the body is located, not read. Fields may be in any order; an absent number is 0. A field
 * that occurs twice, a second kind or a missing topic is refused. Throws FeedError (`too_large`, `malformed`).
 */
export function readHeader(bytes: Uint8Array, header: FrameHeader): void {
  const length = bytes.length;
  if (length > maxFrameBytes)
    throw new FeedError("too_large", `A frame of ${length} bytes; ${maxFrameBytes} is the most.`);
  let seenFields = 0;
  let topic = hashStart;
  header.epoch = 0;
  header.offset = 0;
  header.prevOffset = 0;
  header.serverMs = 0;
  header.sourceAgeMs = 0;
  header.check = 0;
  let at = 0;
  while (at < length) {
    const tag = readVarint(bytes, at);
    at = ended.at;
    const field = tag >>> 3;
    const wireType = tag & 7;
    const bit = bitOf(field);
    if ((seenFields & bit) !== 0)
      throw new FeedError("malformed", `Field ${field} of the frame is there twice, or it has two kinds.`);
    seenFields |= bit;
    if (wireType === 0) {
      const value = readVarint(bytes, at);
      at = ended.at;
      if (field === 2) header.epoch = value;
      else if (field === 3) header.offset = value;
      else if (field === 4) header.prevOffset = value;
      else if (field === 6) header.sourceAgeMs = value;
      else if (bit !== 0) throw wrongType(field);
    } else if (wireType === 2) {
      const size = readVarint(bytes, at);
      at = ended.at;
      if (size > length - at) throw new FeedError("malformed", "A part of the frame ends after the frame.");
      if (field === 1) {
        if (size === 0 || size > maxTopicBytes)
          throw new FeedError("malformed", "The frame's topic has a length that no topic has.");
        header.topicStart = at;
        header.topicEnd = at + size;
        for (let index = at; index < at + size; index++) topic = step(topic, bytes[index] as number);
      } else if (bit === kindBit) {
        header.kind = field;
        header.bodyStart = at;
        header.bodyEnd = at + size;
      } else if (bit !== 0) throw wrongType(field);
      at += size;
    } else if (wireType === 1) {
      if (length - at < 8) throw new FeedError("malformed", "The frame ends within a number.");
      if (field === 5) header.serverMs = readDouble(bytes, at);
      else if (bit !== 0) throw wrongType(field);
      at += 8;
    } else if (wireType === 5) {
      if (length - at < 4) throw new FeedError("malformed", "The frame ends within a number.");
      if (field === 15) header.check = fixed32(bytes, at);
      else if (bit !== 0) throw wrongType(field);
      at += 4;
    } else throw new FeedError("malformed", `The frame holds wire type ${wireType}, which this protocol does not use.`);
  }
  if ((seenFields & topicBit) === 0 || (seenFields & kindBit) === 0)
    throw new FeedError("malformed", "The frame lacks its topic or its kind.");
  if (!Number.isSafeInteger(header.serverMs) || header.serverMs < 0)
    throw new FeedError("malformed", "The frame's server time is no time.");
  header.headerCheck = checkHeader(topic, header);
}

function wrongType(field: number): FeedError {
  return new FeedError("malformed", `Field ${field} of the frame has another type than the schema gives it.`);
}

/** Whether the frame is about the topic (an ASCII name), without creating a string. */
export function isAbout(bytes: Uint8Array, header: FrameHeader, topic: string): boolean {
  if (header.topicEnd - header.topicStart !== topic.length) return false;
  for (let index = 0; index < topic.length; index++)
    if (bytes[header.topicStart + index] !== topic.charCodeAt(index)) return false;
  return true;
}

/** The topic's name; for reports and single lookups. */
export function topicOf(bytes: Uint8Array, header: FrameHeader): string {
  return String.fromCharCode(...bytes.subarray(header.topicStart, header.topicEnd));
}
