import { createHmac, timingSafeEqual } from "node:crypto";

/** A message of the publisher's node to the others: sent at each tick, whether prices moved or not. */
export interface Broadcast extends BroadcastHead {
  /** In the order in which they were made. */
  readonly frames: readonly Uint8Array[];
}

export interface BroadcastHead {
  /** The epoch that its lease began with: a later one belongs to another publisher, or to another term. */
  readonly term: number;
  /** The owner of the lease, as named in the database. */
  readonly owner: string;
  /** Counts a term's broadcasts, so that a missed one is noticed; null for an answer to one node only. */
  readonly sequence: number | null;
  /** The publisher's pace, in milliseconds. */
  readonly tickMs: number;
  /** The publisher's clock (milliseconds since 1970), and how long its source has been silent then. */
  readonly serverMs: number;
  readonly sourceAgeMs: number;
}

/** Format version; a node ignores broadcasts of another version. */
const version = 1;
const macBytes = 16;
const headAt = macBytes + 3;

/** Authenticated with the secret of the publisher's process: other users of a broker cannot forge prices. */
export function writeBroadcast({ frames, ...head }: Broadcast, secret: string): Buffer {
  const headBytes = Buffer.from(JSON.stringify(head));
  const bytes = Buffer.alloc(frames.reduce((sum, { length }) => sum + 4 + length, headAt + headBytes.length));
  bytes.writeUInt8(version, macBytes);
  bytes.writeUInt16BE(headBytes.length, macBytes + 1);
  headBytes.copy(bytes, headAt);
  let at = headAt + headBytes.length;
  for (const frame of frames) {
    at = bytes.writeUInt32BE(frame.length, at);
    bytes.set(frame, at);
    at += frame.length;
  }
  macOf(bytes, secret).copy(bytes);
  return bytes;
}

/** Null if the message was not made with the secret. Frames are copies: storing one does not retain the others. */
export function readBroadcast(bytes: Uint8Array, secret: string): Broadcast | null {
  const whole = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  if (whole.length < headAt || !timingSafeEqual(macOf(whole, secret), whole.subarray(0, macBytes))) return null;
  if (whole.readUInt8(macBytes) !== version) return null;
  const end = headAt + whole.readUInt16BE(macBytes + 1);
  const head = JSON.parse(whole.toString("utf8", headAt, end)) as BroadcastHead;
  const frames: Uint8Array[] = [];
  for (let at = end; at < whole.length;) {
    const from = at + 4;
    at = from + whole.readUInt32BE(at);
    frames.push(Uint8Array.from(whole.subarray(from, at)));
  }
  return { ...head, frames };
}

function macOf(bytes: Buffer, secret: string): Buffer {
  return createHmac("sha256", secret).update(bytes.subarray(macBytes)).digest().subarray(0, macBytes);
}
