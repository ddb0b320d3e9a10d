import { FeedError } from "../errors.ts";
import { deltaSum, step } from "../wire/check.ts";
import { maxOdds } from "../wire/message-limits.ts";
import { findColumns } from "../wire/tick.ts";
import { ended, readRest } from "../wire/varint.ts";
import type { Columns } from "./columns.ts";

/** The cells that a tick replaced, to restore them if the tick proves wrong. Shared: merging never waits. */
let cellsBefore = new Int32Array(256);

/** The bits of a pair of bytes that are both set if a number continues after it. */
const longer = 0x8080;

/**
 * Merges the body of a Tick frame into the columns: whole, or not at all. `headerCheck` is the check stepped through the frame's
 * header and `check` the frame's own. Returns the number of changed prices. Throws FeedError: `malformed`, `unknown_id` (a handle
 * that was not given), `out_of_range` (a price), `damaged` (not what was sent).
 *
 * The inner loop reads both columns side by side, two bytes at a time, and writes at once. Numbers of one and of two bytes take
 * the same path, because the processor cannot predict which comes next, and a wrong prediction costs more than all the rest.
 * Longer ones are rare and left to the outer loop, because a call in the inner loop would slow all of it. The bits of a cell are
 * those of `Columns` and the sum is `deltaSum`, both repeated inline.
 */
export function mergeTick(
  columns: Columns,
  given: Uint8Array,
  start: number,
  end: number,
  headerCheck: number,
  check: number,
): number {
  // The last number is read with the byte after it. That is normally a byte of the frame's check, but another encoder may place
  // it elsewhere.
  const bytes = end < given.length ? given : padded(given);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const { gaps, gapsEnd, deltas, deltasEnd } = findColumns(bytes, start, end);
  const { cells, dirty, count } = columns;
  if (count > cellsBefore.length) cellsBefore = new Int32Array(cells.length);
  const before = cellsBefore;
  const dirtyBefore = columns.dirtyCount;
  let dirtyCount = dirtyBefore;
  let gapAt = gaps;
  let deltaAt = deltas;
  let handle = -1;
  let changed = 0;
  let sum = 0;
  let outside = 0;
  let unknown = false;
  while (gapAt < gapsEnd && deltaAt < deltasEnd) {
    while (gapAt < gapsEnd && deltaAt < deltasEnd) {
      const gapPair = view.getUint16(gapAt, true);
      const deltaPair = view.getUint16(deltaAt, true);
      if ((gapPair & longer) === longer || (deltaPair & longer) === longer) break;
      const longGap = (gapPair >> 7) & 1;
      const longDelta = (deltaPair >> 7) & 1;
      const next = handle + 1 + ((gapPair & 127) | ((gapPair >> 1) & 0x3f80 & -longGap));
      if (next >= count) break;
      handle = next;
      gapAt += 1 + longGap;
      deltaAt += 1 + longDelta;
      const zigzag = (deltaPair & 127) | ((deltaPair >> 1) & 0x3f80 & -longDelta);
      const delta = (zigzag >>> 1) ^ -(zigzag & 1);
      const cell = cells[handle] as number;
      const after = (cell >> 4) + delta;
      before[changed++] = cell;
      cells[handle] = (after << 4) | (cell & 12) | (1 + (delta >> 31) + (-delta >>> 31));
      outside |= after | (maxOdds - after);
      sum = (sum + Math.imul(Math.imul(handle, 0x9e3779b1) ^ delta, 0x85ebca6b)) | 0;
      if ((cell & 12) === 4) {
        cells[handle] = (cells[handle] as number) | 8;
        dirty[dirtyCount++] = handle;
      }
    }
    if (gapAt >= gapsEnd || deltaAt >= deltasEnd) break;
    const gap = readLong(bytes, gapAt);
    gapAt = ended.at;
    const zigzag = readLong(bytes, deltaAt);
    deltaAt = ended.at;
    if (gapAt < 0 || deltaAt < 0) break;
    handle += 1 + gap;
    unknown = gap < 0 || handle >= count;
    if (unknown) break;
    const delta = (zigzag >>> 1) ^ -(zigzag & 1);
    const after = columns.odds(handle) + delta;
    before[changed++] = cells[handle] as number;
    columns.dirtyCount = dirtyCount;
    columns.price(handle, after);
    columns.touch(handle);
    dirtyCount = columns.dirtyCount;
    outside |= after | (maxOdds - after);
    sum = (sum + deltaSum(handle, delta)) | 0;
  }
  const refused = unknown
    ? new FeedError("unknown_id", "A tick names a handle that was not given in this epoch.")
    : gapAt !== gapsEnd || deltaAt !== deltasEnd
      ? new FeedError("malformed", "A tick's columns differ in length, or end within a number.")
      : step(headerCheck, sum) !== check
        ? new FeedError("damaged", "A tick is not what was sent.")
        : outside < 0
          ? new FeedError("out_of_range", "A tick leads to a price that no odd has.")
          : null;
  columns.dirtyCount = dirtyCount;
  if (refused === null) return changed;
  columns.dirtyCount = dirtyBefore;
  restoreCells(cells, bytes, gaps, changed);
  throw refused;
}

function padded(bytes: Uint8Array): Uint8Array {
  const longer = new Uint8Array(bytes.length + 1);
  longer.set(bytes);
  return longer;
}

/**
 * Reads a number of any length, even one that the frame's end cuts off, because the inner loop reads it too. `ended` is -1 if
 * there is none.
 */
function readLong(bytes: Uint8Array, at: number): number {
  const first = bytes[at] ?? 0;
  const second = bytes[at + 1] ?? 0;
  const long = first >> 7;
  const value = (first & 127) | (((second & 127) << 7) & -long);
  ended.at = at + 1 + long;
  return (first & second & 128) === 0 ? value : readRest(bytes, ended.at, value);
}

/** Reads the first handles of a tick again and restores their cells. */
function restoreCells(cells: Int32Array, bytes: Uint8Array, gaps: number, changes: number): void {
  let at = gaps;
  let handle = -1;
  for (let change = 0; change < changes; change++) {
    handle += readLong(bytes, at) + 1;
    at = ended.at;
    cells[handle] = cellsBefore[change] as number;
  }
}
