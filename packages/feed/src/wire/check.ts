/** The start of every check and hash of the protocol (FNV-1a, 32 bits); frame.proto defines them. */
export const hashStart = 0x811c9dc5 | 0;

const prime = 0x01000193;

/** One step of a check or hash: mixes in 32 bits. */
export function step(hash: number, bits: number): number {
  return Math.imul(hash ^ bits, prime);
}

/** Steps through each byte of `bytes` from `start` to before `end`. */
export function stepBytes(hash: number, bytes: Uint8Array, start: number, end: number): number {
  for (let at = start; at < end; at++) hash = Math.imul(hash ^ (bytes[at] as number), prime);
  return hash;
}

/** Steps through a text's UTF-16 units and a unit that no text holds, so that adjacent texts stay distinct. */
export function stepText(hash: number, text: string): number {
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), prime);
  return Math.imul(hash ^ -1, prime);
}

/** Steps through a whole number of up to 53 bits: its low 32 bits, then the rest. */
export function stepWhole(hash: number, value: number): number {
  return step(step(hash, value | 0), Math.floor(value / 2 ** 32) | 0);
}

/** Mixes the bits of an object's hash before it is added to the others. */
export function finish(hash: number): number {
  hash ^= hash >>> 16;
  hash = Math.imul(hash, 0x85ebca6b);
  hash ^= hash >>> 13;
  hash = Math.imul(hash, 0xc2b2ae35);
  return hash ^ (hash >>> 16);
}

const double = new Float64Array(1);
const doubleBits = new Uint32Array(double.buffer);
const low = new Uint8Array(new Float64Array([1]).buffer)[7] === 0x3f ? 0 : 1;

/** The fields that a frame's check covers besides its body, and a snapshot's besides its hash. */
export interface CheckedHeader {
  readonly epoch: number;
  readonly offset: number;
  readonly prevOffset: number;
  readonly serverMs: number;
  readonly sourceAgeMs: number;
  /** The kind's field number; 0 for a snapshot. */
  readonly kind: number;
}

/** The check of a header: `topic` is the hash stepped through the topic's bytes. The body's sum is the last step. */
export function checkHeader(topic: number, header: CheckedHeader): number {
  double[0] = header.serverMs;
  let hash = step(topic, header.epoch);
  hash = step(hash, header.offset);
  hash = step(hash, header.prevOffset);
  hash = step(hash, doubleBits[low] as number);
  hash = step(hash, doubleBits[1 - low] as number);
  hash = step(hash, header.sourceAgeMs);
  return step(hash, header.kind);
}

/** The hash stepped through a topic's name, which is ASCII. */
export function stepTopic(topic: string): number {
  let hash = hashStart;
  for (let at = 0; at < topic.length; at++) hash = step(hash, topic.charCodeAt(at));
  return hash;
}

/** The summand of one changed price in a tick's sum. */
export function deltaSum(handle: number, delta: number): number {
  return Math.imul(Math.imul(handle, 0x9e3779b1) ^ delta, 0x85ebca6b);
}
