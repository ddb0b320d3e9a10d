import { emptyHeader, type FrameKind, kinds, readHeader } from "../wire/header.ts";

/** The position of a frame in its topic's chain. */
export interface FrameOffsets {
  readonly kind: FrameKind;
  readonly epoch: number;
  /** The offset that the frame follows, and the one that it leads to; equal for a heartbeat and a reset. */
  readonly from: number;
  readonly to: number;
}

const names = new Map<number, FrameKind>(Object.entries(kinds).map(([name, number]) => [number, name as FrameKind]));
const header = emptyHeader();

/** Reads the offsets of a frame. Throws FeedError `malformed`. */
export function frameOffsetsOf(frame: Uint8Array): FrameOffsets {
  readHeader(frame, header);
  const { kind, epoch, prevOffset, offset } = header;
  return { kind: names.get(kind) ?? "heartbeat", epoch, from: prevOffset, to: offset };
}
