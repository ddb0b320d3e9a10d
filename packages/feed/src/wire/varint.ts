import { FeedError } from "../errors.ts";

/** The end of the last number that was read. Shared by all readers: reading never waits. */
export const ended = { at: 0 };

/** Reads a varint of at most 32 bits and sets `ended` to its end. Throws FeedError `malformed`. */
export function readVarint(bytes: Uint8Array, at: number): number {
  let value = 0;
  for (let shift = 0; shift < 35; shift += 7) {
    const byte = bytes[at++];
    if (byte === undefined) break;
    value |= (byte & 127) << shift;
    if (byte < 128) {
      ended.at = at;
      return value >>> 0;
    }
  }
  throw new FeedError("malformed", "A message ends within a number, or holds one of more than 32 bits.");
}

/**
 * Reads the rest of a number after its first two bytes, whose 14 bits are `value`. `ended` is -1 if the bytes hold no complete
 * number; it throws nothing.
 */
export function readRest(bytes: Uint8Array, at: number, value: number): number {
  for (let shift = 14; shift < 35; shift += 7) {
    const byte = bytes[at++] ?? 128;
    value |= (byte & 127) << shift;
    if (byte < 128) {
      ended.at = at;
      return value;
    }
  }
  ended.at = -1;
  return 0;
}

/** How often each length-delimited field occurs in a message, by field number. Throws FeedError `malformed`. */
export function countFields(bytes: Uint8Array): Map<number, number> {
  const counts = new Map<number, number>();
  let at = 0;
  while (at < bytes.length) {
    const tag = readVarint(bytes, at);
    at = ended.at;
    const wireType = tag & 7;
    if (wireType === 0) {
      readVarint(bytes, at);
      at = ended.at;
    } else if (wireType === 1) at += 8;
    else if (wireType === 5) at += 4;
    else if (wireType === 2) {
      const size = readVarint(bytes, at);
      at = ended.at + size;
      counts.set(tag >>> 3, (counts.get(tag >>> 3) ?? 0) + 1);
    } else throw new FeedError("malformed", `A message holds wire type ${wireType}, which this protocol does not use.`);
  }
  if (at > bytes.length) throw new FeedError("malformed", "A message ends within a field.");
  return counts;
}
