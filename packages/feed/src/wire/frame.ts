import { FeedError } from "../errors.ts";
import { livery } from "../gen/live.js";
import { checkHeader, hashStart, step, stepBytes, stepTopic } from "./check.ts";
import { kinds, type FrameKind } from "./header.ts";
import { maxFrameBytes } from "./message-limits.ts";

const { Frame } = livery.live.v1;

/** The header of a frame. */
export interface WrittenHeader {
  readonly topic: string;
  readonly epoch: number;
  readonly offset: number;
  readonly prevOffset: number;
  /** The server's clock, milliseconds since 1970, whole. */
  readonly serverMs: number;
  readonly sourceAgeMs: number;
}

/**
 * Returns one frame as bytes, made once and sent to all clients. `sum` is a tick's sum; for other bodies it is computed. Throws
 * FeedError `too_large`.
 */
export function writeFrame(header: WrittenHeader, kind: FrameKind, body: Uint8Array, sum?: number): Uint8Array {
  const { topic, epoch, offset, prevOffset, serverMs, sourceAgeMs } = header;
  const bodySum = sum ?? stepBytes(hashStart, body, 0, body.length);
  const check = step(checkHeader(stepTopic(topic), { ...header, kind: kinds[kind] }), bodySum) >>> 0;
  const writer = Frame.encode({
    topic,
    epoch,
    ...(offset && { offset }),
    ...(prevOffset && { prev_offset: prevOffset }),
    ...(serverMs && { server_ms: serverMs }),
    ...(sourceAgeMs && { source_age_ms: sourceAgeMs }),
  });
  writer.uint32((kinds[kind] << 3) | 2).bytes(body);
  const bytes = Frame.encode({ ...(check && { check }) }, writer).finish();
  if (bytes.length > maxFrameBytes)
    throw new FeedError("too_large", `A frame of ${bytes.length} bytes; ${maxFrameBytes} is the most.`);
  // A plain Uint8Array, not Node's subclass, so that the merging code handles one kind of array on both sides.
  return new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.length);
}
