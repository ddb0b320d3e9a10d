import { FeedError } from "../errors.ts";
import { livery } from "../gen/live.js";
import { deltaSum, step } from "./check.ts";
import type { FrameHeader } from "./header.ts";
import { ended, readVarint } from "./varint.ts";

/** The bounds of a tick's two columns in a frame. */
export interface TickColumns {
  readonly gaps: number;
  readonly gapsEnd: number;
  readonly deltas: number;
  readonly deltasEnd: number;
}

const gapTag = (1 << 3) | 2;
const deltaTag = (2 << 3) | 2;

/** Finds the columns of a tick's body. Throws FeedError `malformed` unless it is two packed columns, each there at most once. */
export function findColumns(bytes: Uint8Array, start: number, end: number): TickColumns {
  let gaps = end;
  let gapsEnd = end;
  let deltas = end;
  let deltasEnd = end;
  let at = start;
  while (at < end) {
    const tag = bytes[at];
    const size = readVarint(bytes, at + 1);
    at = ended.at;
    if (size > end - at) throw new FeedError("malformed", "A column of a tick ends after the tick.");
    if (tag === gapTag && gaps === end) {
      gaps = at;
      gapsEnd = at + size;
    } else if (tag === deltaTag && deltas === end) {
      deltas = at;
      deltasEnd = at + size;
    } else throw new FeedError("malformed", "A tick is two packed columns, each there once; this one is not.");
    at += size;
  }
  return { gaps, gapsEnd, deltas, deltasEnd };
}

/** A tick as ascending handles, with the difference of each one's price in thousandths. */
export interface TickRows {
  readonly handles: readonly number[];
  readonly deltas: readonly number[];
}

function readColumn(bytes: Uint8Array, start: number, end: number): number[] {
  const values: number[] = [];
  let at = start;
  while (at < end) {
    values.push(readVarint(bytes, at));
    at = ended.at;
  }
  if (at !== end) throw new FeedError("malformed", "A column of a tick ends within a number.");
  return values;
}

/** Reads a tick without a state to merge it into. Throws FeedError (`malformed`, `damaged`). */
export function readTick(bytes: Uint8Array, header: FrameHeader): TickRows {
  const { gaps, gapsEnd, deltas: deltasStart, deltasEnd } = findColumns(bytes, header.bodyStart, header.bodyEnd);
  let handle = -1;
  const handles = readColumn(bytes, gaps, gapsEnd).map((gap) => (handle += gap + 1));
  const deltas = readColumn(bytes, deltasStart, deltasEnd).map((value) => (value >>> 1) ^ -(value & 1));
  if (handles.length !== deltas.length) throw new FeedError("malformed", "A tick's columns differ in length.");
  const sum = handles.reduce((sum, handle, index) => (sum + deltaSum(handle, deltas[index] ?? 0)) | 0, 0);
  if (step(header.headerCheck, sum) !== header.check) throw new FeedError("damaged", "A tick is not what was sent.");
  return { handles, deltas };
}

/** A tick's body, and its sum for the frame's check. Handles ascend. */
export function writeTick({ handles, deltas }: TickRows): { body: Uint8Array; sum: number } {
  const handle_gap = handles.map((handle, index) => handle - (handles[index - 1] ?? -1) - 1);
  const body = livery.live.v1.Tick.encode({ handle_gap, odd_delta: [...deltas] }).finish();
  return { body, sum: handles.reduce((sum, handle, index) => (sum + deltaSum(handle, deltas[index] ?? 0)) | 0, 0) };
}
