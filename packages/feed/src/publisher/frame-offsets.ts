import { emptyHeader, type FrameKind, kinds, readHeader } from "../wire/header.ts";

/** Which step of its topic's chain a frame is. */
export interface FrameOffsets {
  readonly kind: FrameKind;
  readonly epoch: number;
  /** The place that it follows, and the one that it leads to; of a heartbeat and a reset the same. */
  readonly from: number;
  readonly to: number;
}

const names = new Map<number, FrameKind>(Object.entries(kinds).map(([name, number]) => [number, name as FrameKind]));
const header = emptyHeader();

/** Reads where a frame stands. Throws FeedError `malformed`. */
export function frameOffsetsOf(frame: Uint8Array): FrameOffsets {
  readHeader(frame, header);
  const { kind, epoch, prevOffset, offset } = header;
  return { kind: names.get(kind) ?? "heartbeat", epoch, from: prevOffset, to: offset };
}
